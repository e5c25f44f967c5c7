import { describe, expect, it } from 'vitest';
import {
  choosePeriod,
  completePeriods,
  firstKeptDay,
  type KeptPeriod,
  monthsInForce,
  startOf,
} from '#/lib/domain/retention/company-periods.ts';
import { companyRetention, type RetentionKind, retentionKinds } from '#/lib/domain/retention/constants.ts';

const today = '2026-03-15';
const period = (months: number, startsOn: string | null, monthsBefore: number | null = null): KeptPeriod => ({
  months,
  startsOn,
  monthsBefore,
});

describe('completePeriods', () => {
  it('has the usual period, in force, if the company has chosen none', () => {
    const periods = completePeriods([{ kind: 'posts', ...period(6, '2026-03-20', 24) }], today);
    expect(retentionKinds.map((kind) => [kind, monthsInForce(periods[kind], today)])).toEqual(
      retentionKinds.map((kind) => [kind, companyRetention[kind].months]),
    );
    expect(monthsInForce(periods.posts, '2026-03-20')).toBe(6);
  });

  it.each([
    ['check-ins become shorter', period(6, '2026-03-20', 24), period(24, '2025-01-01'), [24, 6]],
    [
      'check-ins become shorter than notes that are shorter already',
      period(6, '2026-03-20', 24),
      period(12, '2025-01-01'),
      [12, 6],
    ],
    ['notes are shorter', period(24, '2025-01-01'), period(3, '2025-01-01'), [3, 3]],
    ['notes become shorter', period(12, '2025-01-01'), period(3, '2026-03-20', 24), [12, 3]],
    ['check-ins are shorter', period(6, '2025-01-01'), period(24, '2025-01-01'), [6, 6]],
    ['neither has an end yet', period(24, '2026-03-20'), period(24, '2026-03-20'), [null, 24]],
    ['check-ins have no end yet', period(24, '2026-03-20'), period(12, '2025-01-01'), [12, 12]],
  ])('keeps no note longer than its check-in, where %s', (_, checkIns, notes, [now, later]) => {
    const rows = [
      { kind: 'check-ins', ...checkIns },
      { kind: 'check-in-texts', ...notes },
    ];
    const of = (day: string) => monthsInForce(completePeriods(rows, day)['check-in-texts'], day);
    expect([of(today), of('2026-03-20')]).toEqual([now, later]);
  });
});

it.each([
  ['chosen long ago', period(12, '2025-01-01', 24), 12, '2025-01-01'],
  ['starting today', period(12, today, 24), 12, today],
  ['starting tomorrow', period(12, '2026-03-16', 24), 24, '2026-03-16'],
  ['announced, with no end before', period(24, '2026-05-14'), null, '2026-05-14'],
  ['not announced yet', period(24, null), null, '2026-05-14'],
  ['not announced yet, with an end before', period(24, null, 24), 24, '2026-05-14'],
])('a period %s', (_, one, months, startsOn) => {
  expect([monthsInForce(one, today), startOf(one, today)]).toEqual([months, startsOn]);
});

it.each<[RetentionKind, number, string, string]>([
  ['check-ins', 24, '2026-03-15', '2024-03-01'],
  ['check-ins', 6, '2026-08-31', '2026-02-01'],
  ['activity', 84, '2026-03-01', '2019-03-01'],
  ['check-in-texts', 3, '2026-03-15', '2025-12-15'],
  ['pulse-texts', 3, '2026-05-31', '2026-02-28'],
  ['posts', 24, '2026-03-15', '2024-03-15'],
  ['suspended', 1, '2026-03-31', '2026-02-28'],
])('%s kept for %i months on %s start on %s', (kind, months, day, first) => {
  expect(firstKeptDay(kind, months, day)).toBe(first);
});

describe('choosePeriod', () => {
  it.each([
    ['longer applies immediately', period(12, '2025-01-01'), 24, period(24, today), false],
    ['as long as the current one cancels the next one', period(12, '2026-03-20', 24), 24, period(24, today), false],
    ['shorter applies after a week', period(24, '2025-01-01'), 12, period(12, '2026-03-22', 24), true],
    ['shorter than the next one starts over', period(12, '2026-03-16', 24), 6, period(6, '2026-03-22', 24), true],
    [
      'longer than what is to come, shorter than now',
      period(6, '2026-03-16', 24),
      12,
      period(12, '2026-03-22', 24),
      true,
    ],
    ['an end where there is none, longer than the usual', period(24, '2026-05-01'), 36, period(36, '2026-05-01'), true],
    ['an end where there is none, before the notice', period(24, null), 36, period(36, null), true],
    ['an end where there is none, shorter', period(24, null), 12, period(12, '2026-03-22'), true],
  ])('%s', (_, before, months, after, isShorter) => {
    expect(choosePeriod(before, months, today)).toEqual({ period: after, isShorter });
  });
});
