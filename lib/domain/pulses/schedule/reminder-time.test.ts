import { expect, it } from 'vitest';
import { reminderAt } from '#/lib/domain/pulses/schedule/reminder-time.ts';

it.each([
  ['halfway through five days', '2026-03-02T12:00Z', '2026-03-07T12:00Z', '2026-03-05T09:00Z'],
  ['the next morning of a day', '2026-03-02T12:00Z', '2026-03-03T12:00Z', '2026-03-03T09:00Z'],
  ['on a Monday in place of a weekend', '2026-03-04T12:00Z', '2026-03-11T12:00Z', '2026-03-09T09:00Z'],
  ['never on a weekend before the end', '2026-03-06T12:00Z', '2026-03-08T12:00Z', null],
  ['not so soon after the first email', '2026-03-02T08:00Z', '2026-03-02T20:00Z', null],
  ['not so close to the end', '2026-03-02T12:00Z', '2026-03-03T10:30Z', null],
])('%s', (_, sentAt, closesAt, expected) => {
  const at = reminderAt({ sentAt: new Date(sentAt), closesAt: new Date(closesAt), timeZone: 'UTC' });
  expect(at).toEqual(expected && new Date(expected));
});

it('the reminder is in the person’s own morning', () => {
  const of = { sentAt: new Date('2026-03-02T17:00Z'), closesAt: new Date('2026-03-07T17:00Z') };
  expect(reminderAt({ ...of, timeZone: 'America/New_York' })).toEqual(new Date('2026-03-05T14:00Z'));
});
