import { describe, expect, it } from 'vitest';
import { addDays, daysBetween, weekday } from '#/lib/domain/calendar/local-date.ts';
import {
  bucketOf,
  bucketsIn,
  comparisonRanges,
  DEFAULT_PERIOD,
  equalWindows,
  periodRange,
  periods,
  previousRange,
} from '#/lib/domain/calendar/period.ts';

describe('periodRange', () => {
  it.each([
    ['1d', '2026-03-09', '2026-03-08', '2026-03-08', 'day'],
    ['1w', '2026-03-30', '2026-03-24', '2026-03-30', 'day'],
    ['1m', '2026-03-30', '2026-03-01', '2026-03-30', 'day'],
    ['6m', '2026-03-30', '2025-10-01', '2026-03-30', 'week'],
    ['6m', '2026-08-31', '2026-03-01', '2026-08-31', 'week'],
    ['1y', '2026-03-30', '2025-04-01', '2026-03-30', 'month'],
  ] as const)('%s on %s is %s to %s by %s', (name, today, from, to, bucket) => {
    expect(periodRange(name, today)).toEqual({ from, to, bucket });
  });

  it('offers the five documented time frames, 30 days first', () => {
    expect(periods.map(({ name }) => name)).toEqual(['1d', '1w', '1m', '6m', '1y']);
    expect(DEFAULT_PERIOD).toBe('1m');
  });
});

describe('the windows to compare', () => {
  it('puts the previous range directly before, with equal length', () => {
    expect(previousRange({ from: '2026-03-09', to: '2026-03-15' })).toEqual({ from: '2026-03-02', to: '2026-03-08' });
    for (const { name } of periods) {
      for (let today = '2026-01-01'; today < '2026-04-10'; today = addDays(today, 7)) {
        const range = periodRange(name, today);
        const previous = previousRange(range);
        expect(daysBetween(previous.from, previous.to)).toBe(daysBetween(range.from, range.to));
        expect(daysBetween(previous.to, range.from)).toBe(1);
      }
    }
  });

  it('compares 28 with 28 days for the last 30 days, so that weekdays match', () => {
    expect(comparisonRanges('1m', '2026-03-28')).toEqual({
      now: { from: '2026-03-01', to: '2026-03-28' },
      before: { from: '2026-02-01', to: '2026-02-28' },
    });
    expect(comparisonRanges('1w', '2026-03-15').before).toEqual({ from: '2026-03-02', to: '2026-03-08' });
  });

  it('gives trends two equal windows that differ by at most a day', () => {
    expect(equalWindows(14, '2026-03-28')).toEqual({
      now: { from: '2026-03-15', to: '2026-03-28' },
      before: { from: '2026-03-01', to: '2026-03-14' },
    });
  });
});

describe('the buckets of a period', () => {
  it.each([
    ['day', '2026-03-15'],
    ['week', '2026-03-09'],
    ['month', '2026-03-01'],
  ] as const)('the %s of 2026-03-15 is %s', (bucket, expected) => {
    expect(bucketOf('2026-03-15', bucket)).toBe(expected);
  });

  it('lists them in order, each day of the range in exactly one', () => {
    expect(bucketsIn({ from: '2026-02-10', to: '2026-03-30', bucket: 'month' })).toEqual(['2026-02-01', '2026-03-01']);
    expect(bucketsIn({ from: '2026-03-11', to: '2026-03-16', bucket: 'week' })).toEqual(['2026-03-09', '2026-03-16']);
    for (const { name } of periods) {
      const range = periodRange(name, '2026-03-30');
      const buckets = new Set<string>();
      for (let date = range.from; date <= range.to; date = addDays(date, 1)) buckets.add(bucketOf(date, range.bucket));
      expect(bucketsIn(range)).toEqual([...buckets]);
    }
  });

  it('has 12 months in a year and only Mondays in six months', () => {
    expect(bucketsIn(periodRange('1y', '2026-03-30'))).toHaveLength(12);
    expect(bucketsIn(periodRange('6m', '2026-03-30')).every((date) => weekday(date) === 1)).toBe(true);
  });
});
