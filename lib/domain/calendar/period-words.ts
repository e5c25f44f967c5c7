import type { PeriodName } from '#/lib/domain/calendar/period.ts';

interface PeriodWords {
  /** The period inside a sentence. */
  during: string;
  /** The period of equal length before it. */
  previous: string;
  /** What the change of an own team is measured against, where that differs. */
  compared?: string;
}

const words: Record<PeriodName, PeriodWords> = {
  '1d': { during: 'yesterday', previous: 'the day before' },
  '1w': { during: 'in the last 7 days', previous: 'the 7 days before' },
  // Four whole weeks on both sides hold the same weekdays, which 30 days do not.
  '1m': { during: 'in the last 30 days', previous: 'the 30 days before', compared: 'the 4 weeks before' },
  '6m': { during: 'in the last 6 months', previous: 'the 6 months before' },
  '1y': { during: 'in the last year', previous: 'the year before' },
};

/**
 * Gives a period as parts of a sentence.
 * @example wordPeriod('1w').during // 'in the last 7 days'
 */
export function wordPeriod(period: PeriodName): Required<PeriodWords> {
  return { compared: words[period].previous, ...words[period] };
}
