import type { LocalDate } from '#/lib/domain/calendar/local-date.ts';
import { type Bucket, type PeriodName, periods } from '#/lib/domain/calendar/period.ts';

interface PeriodWords {
  during: string;
  previous: string;
  compared?: string;
}

const periodWords: Record<PeriodName, PeriodWords> = {
  '1d': { during: 'yesterday', previous: 'the day before' },
  '1w': { during: 'in the last 7 days', previous: 'the 7 days before' },
  '1m': { during: 'in the last 30 days', previous: 'the 30 days before', compared: 'the 4 weeks before' },
  '6m': { during: 'in the last 6 months', previous: 'the 6 months before' },
  '1y': { during: 'in the last year', previous: 'the year before' },
};

/** A period as parts of a sentence, and what its change is measured against. */
export function wordPeriod(period: PeriodName): Required<PeriodWords> {
  const words = periodWords[period];
  return { compared: words.previous, ...words };
}

/** The period as the menu of the screens names it. */
export function namePeriod(period: PeriodName): string {
  return periods.find(({ name }) => name === period)?.label ?? period;
}

/**
 * A calendar day in words, without any time zone.
 * @example wordDate('2026-03-30') // '30 March 2026'
 */
export function wordDate(date: LocalDate): string {
  return format(date, { day: 'numeric', month: 'long', year: 'numeric' });
}

/**
 * The days of a period in words; one day stands alone.
 * @example wordDays('2026-03-01', '2026-03-30') // '1 March to 30 March 2026'
 */
export function wordDays(from: LocalDate, to: LocalDate): string {
  if (from === to) return wordDate(to);
  const isSameYear = from.slice(0, 4) === to.slice(0, 4);
  return `${isSameYear ? format(from, { day: 'numeric', month: 'long' }) : wordDate(from)} to ${wordDate(to)}`;
}

/**
 * A point of a chart's axis.
 * @example wordPoint('2026-03-01', 'month') // 'Mar 2026'
 */
export function wordPoint(date: LocalDate, bucket: Bucket): string {
  return format(date, bucket === 'month' ? { month: 'short', year: 'numeric' } : { day: 'numeric', month: 'short' });
}

/** A month by its first day. */
export function wordMonth(month: LocalDate): string {
  return format(month, { month: 'long', year: 'numeric' });
}

/** A number with its noun. */
export function countWords(count: number, one: string, many = `${one}s`): string {
  return `${count} ${count === 1 ? one : many}`;
}

/** The words as the beginning of a sentence. */
export function capitalise(words: string): string {
  return words.charAt(0).toUpperCase() + words.slice(1);
}

function format(date: LocalDate, options: Intl.DateTimeFormatOptions): string {
  return new Intl.DateTimeFormat('en-GB', { ...options, timeZone: 'UTC' }).format(Date.parse(`${date}T00:00:00Z`));
}
