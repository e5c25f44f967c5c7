import { expect, it } from 'vitest';
import { startOf } from '#/lib/domain/pulses/schedule/pulse-start.ts';

const london = { time: '12:00', timeZone: 'Europe/London' };
const tokyo = { time: '12:00', timeZone: 'Asia/Tokyo' };

it.each<[string, Parameters<typeof startOf>[0], string, string, boolean]>([
  ['without a date', { ...london, startDate: null, lastDate: null }, '2026-03-02T15:00Z', '2026-03-02', true],
  [
    'with a date ahead',
    { ...london, startDate: '2026-03-09', lastDate: null },
    '2026-03-02T15:00Z',
    '2026-03-09',
    false,
  ],
  [
    'a minute before its time',
    { ...london, startDate: '2026-03-02', lastDate: null },
    '2026-03-02T11:59Z',
    '2026-03-02',
    false,
  ],
  ['at its time', { ...london, startDate: '2026-03-02', lastDate: null }, '2026-03-02T12:00Z', '2026-03-02', true],
  [
    'where it is tomorrow already',
    { ...tokyo, startDate: null, lastDate: null },
    '2026-03-02T15:00Z',
    '2026-03-03',
    true,
  ],
  [
    'after a round today',
    { ...london, startDate: null, lastDate: '2026-03-02' },
    '2026-03-02T15:00Z',
    '2026-03-03',
    false,
  ],
  [
    'after a round yesterday',
    { ...london, startDate: null, lastDate: '2026-03-01' },
    '2026-03-02T15:00Z',
    '2026-03-02',
    true,
  ],
])('%s', (_, plan, now, startDate, opensAtOnce) => {
  expect(startOf(plan, new Date(now))).toEqual({ startDate, opensAtOnce });
});
