import { describe, expect, it } from 'vitest';
import { addDays } from '#/lib/domain/calendar/local-date.ts';
import { bucketOf, periods } from '#/lib/domain/calendar/period.ts';
import { DAY_SUMS_KEPT, grainOf, releaseScopes } from '#/lib/domain/metrics/release-grains.ts';
import { lastClosedMonth, releaseSpans, teamReleaseSpans } from '#/lib/domain/metrics/release-spans.ts';

describe('spans of published figures, as of a Tuesday', () => {
  const asOf = '2026-03-17';

  it.each([
    ['1d', '2026-03-17', '2026-03-17', '2026-03-16', 'day'],
    ['1w', '2026-03-11', '2026-03-17', '2026-03-04', 'day'],
    ['1m', '2026-02-16', '2026-03-17', '2026-01-17', 'day'],
    ['6m', '2025-10-01', '2026-03-17', '2025-04-01', 'week'],
    ['1y', '2025-04-01', '2026-03-17', '2024-04-01', 'month'],
  ] as const)('company, %s: %s to %s, before it from %s', (period, from, to, before, bucket) => {
    const { range, previous } = releaseSpans(period, asOf);
    expect({ ...range, before: previous.from }).toEqual({ from, to, bucket, before });
  });

  it.each([
    ['1d', '2026-03-09', '2026-03-02', 'week'],
    ['1w', '2026-03-09', '2026-03-02', 'week'],
    ['1m', '2026-02-16', '2026-01-19', 'week'],
    ['6m', '2025-09-15', '2025-03-17', 'week'],
    ['1y', '2025-03-17', '2024-03-18', 'month'],
  ] as const)('team, %s: whole weeks from %s, before it from %s', (period, from, before, bucket) => {
    const { range, previous } = teamReleaseSpans(period, asOf);
    expect({ ...range, before: previous.from }).toEqual({ from, to: '2026-03-15', bucket, before });
  });

  it('counts a week on its Sunday', () => {
    expect(teamReleaseSpans('1w', '2026-03-15').range.to).toBe('2026-03-15');
    expect(teamReleaseSpans('1w', '2026-03-14').range.to).toBe('2026-03-08');
  });
});

it.each([
  ['2026-03-08', '2026-01-01'],
  ['2026-03-09', '2026-02-01'],
  ['2026-04-08', '2026-02-01'],
  ['2026-01-09', '2025-12-01'],
])('on %s the month from %s is the last that is closed', (asOf, month) => {
  expect(lastClosedMonth(asOf)).toBe(month);
});

describe.each(releaseScopes)('%s', (scope) => {
  it.each(periods.map(({ name }) => name))('%s looks at whole buckets of what its sums are kept by', (period) => {
    const grain = grainOf(scope, period);
    for (let asOf = '2026-01-01'; asOf < '2026-05-01'; asOf = addDays(asOf, 1)) {
      const { range, previous, compared } = (scope === 'team' ? teamReleaseSpans : releaseSpans)(period, asOf);
      const windows = [range, previous, compared.now, compared.before];
      expect(windows.map(({ from }) => bucketOf(from, grain))).toEqual(windows.map(({ from }) => from));
      const inner = windows.filter(({ to }) => to !== range.to);
      expect(inner.every(({ to }) => bucketOf(addDays(to, 1), grain) === addDays(to, 1))).toBe(true);
      expect(grain !== 'day' || previous.from > addDays(asOf, -DAY_SUMS_KEPT)).toBe(true);
    }
  });
});
