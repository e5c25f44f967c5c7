import type { Bucket, PeriodName } from '#/lib/domain/calendar/period.ts';

export const releaseScopes = ['company', 'department', 'team'] as const;
export type ReleaseScope = (typeof releaseScopes)[number];

/** What the sums of a scope are kept by. */
export const keptGrains: Readonly<Record<ReleaseScope, readonly Bucket[]>> = {
  company: ['day', 'month'],
  department: ['day', 'month'],
  team: ['week'],
};

/** Days for which sums of days are kept: two runs of 30 days, the longest that may begin on any day. */
export const DAY_SUMS_KEPT = 60;

/**
 * Gives what the sums behind a period are kept by. Short periods of companies and departments may begin on any day, long
 * ones begin with a month; a team's days are never shown, so that weeks are enough.
 * @example grainOf('company', '1y') // 'month'
 */
export function grainOf(scope: ReleaseScope, period: PeriodName): Bucket {
  if (scope === 'team') return 'week';
  return period === '6m' || period === '1y' ? 'month' : 'day';
}

/** Points of longer buckets, and what the sums behind them are kept by. */
export const pointBuckets: Readonly<Record<ReleaseScope, readonly { bucket: 'week' | 'month'; grain: Bucket }[]>> = {
  company: [
    { bucket: 'week', grain: 'day' },
    { bucket: 'month', grain: 'month' },
  ],
  department: [
    { bucket: 'week', grain: 'day' },
    { bucket: 'month', grain: 'month' },
  ],
  team: [
    { bucket: 'week', grain: 'week' },
    { bucket: 'month', grain: 'week' },
  ],
};
