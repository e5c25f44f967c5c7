import type { PeriodName } from '#/lib/domain/calendar/period.ts';

/** Each period inside a sentence, and what its change is measured against. */
export const periodWords: Record<PeriodName, { during: string; before: string }> = {
  '1d': { during: 'yesterday', before: 'the day before' },
  '1w': { during: 'in the last 7 days', before: 'the 7 days before' },
  // Four whole weeks on both sides hold the same weekdays, which 30 days do not.
  '1m': { during: 'in the last 30 days', before: 'the 4 weeks before' },
  '6m': { during: 'in the last 6 months', before: 'the 6 months before' },
  '1y': { during: 'in the last year', before: 'the year before' },
};

/** A number of points in words. */
export function wordPoints(points: number): string {
  return `${points} ${points === 1 ? 'point' : 'points'}`;
}
