import { expect, it } from 'vitest';
import { describeActivity } from '#/lib/domain/audit/activity.present.ts';
import { activityWords } from '#/lib/domain/audit/constants.ts';
import type { EventName } from '#/lib/domain/events/events.schema.ts';

it.each([...activityWords.keys()])('%s is a sentence that shows no detail except those it names', (action) => {
  const details = { email: 'withheld@example.com', token: 'inv_withheld', kind: 'team_member', invitations: 1 };
  for (const isOk of [true, false]) {
    const facts = { subject: 'the team Harbour', person: 'Ada Lovelace', details, addresses: '', isOk };
    const text = describeActivity(action as EventName, facts, 'en');
    expect(text).toMatch(/^[a-z][^{}]+[^\s.]$/);
    expect(text).not.toMatch(/withheld|\[object|NaN|none/);
  }
});

it('a sentence names the previous value, and the way of the change', () => {
  const facts = { subject: 'the team Harbour', person: '', addresses: '', isOk: true };
  const say = (action: EventName, details: object) =>
    describeActivity(action, { ...facts, details: { ...details } }, 'en');
  expect(say('team.rename', { before: 'Old' })).toBe('renamed the team Harbour (before: Old)');
  expect(say('team.create', { import: 3 })).toBe('created the team Harbour through an import');
  expect(say('billing.plan', { state: 'active', before: 'free' })).toBe(
    'changed the plan to unlimited yearly (before: free)',
  );
  expect(say('directory.person', { change: 'update', field: 'name' })).toBe('changed the name of the team Harbour');
  // Rows of earlier versions.
  expect(say('directory.person', { change: 'update' })).toBe('changed the team Harbour');
});
