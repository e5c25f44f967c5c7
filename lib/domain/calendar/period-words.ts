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

const wholeWeeks: Record<PeriodName, { covered: string; previous: string }> = {
  '1d': { covered: 'the last whole week', previous: 'the week before' },
  '1w': { covered: 'the last whole week', previous: 'the week before' },
  '1m': { covered: 'the last 4 whole weeks', previous: 'the 4 weeks before' },
  '6m': { covered: 'the last 26 whole weeks', previous: 'the 26 weeks before' },
  '1y': { covered: 'the last 52 whole weeks', previous: 'the 52 weeks before' },
};

/**
 * Gives a period as parts of a sentence.
 * @example wordPeriod('1w').during // 'in the last 7 days'
 */
export function wordPeriod(period: PeriodName): Required<PeriodWords> {
  return { compared: words[period].previous, ...words[period] };
}

/**
 * Gives the same where only closed days count, which end some days ago.
 * @example wordClosedPeriod('1d').during // 'on the last closed day'
 */
export function wordClosedPeriod(period: PeriodName): Required<PeriodWords> {
  return period === '1d' ? { ...wordPeriod(period), during: 'on the last closed day' } : wordPeriod(period);
}

/**
 * Gives the whole weeks that a period covers for teams seen from above, and those before them.
 * @example wordWholeWeeks('1d') // { covered: 'the last whole week', previous: 'the week before' }
 */
export function wordWholeWeeks(period: PeriodName): { covered: string; previous: string } {
  return wholeWeeks[period];
}
