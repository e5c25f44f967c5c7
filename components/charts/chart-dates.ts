import type { ChartWords } from '#/components/charts/blank-words.ts';
import type { ChartLabel } from '#/components/charts/line-chart-model.ts';
import { formatDate, formatFullDay } from '#/lib/domain/calendar/date-words.ts';
import type { DateRange } from '#/lib/domain/calendar/period.ts';

export type Bucket = 'day' | 'week' | 'month';

const shapes: Record<Bucket, Record<'short' | 'full', Intl.DateTimeFormatOptions>> = {
  day: {
    short: { day: 'numeric', month: 'short' },
    full: { day: 'numeric', month: 'long', year: 'numeric' },
  },
  week: {
    short: { day: 'numeric', month: 'short' },
    full: { day: 'numeric', month: 'long', year: 'numeric' },
  },
  month: { short: { month: 'short' }, full: { month: 'long', year: 'numeric' } },
};

/** Writes the dates from the first to the last in full: a single one alone, and an empty text without any. */
export function formatLabels(labels: readonly ChartLabel[], t: ChartWords): string {
  const [first, last] = [labels[0]?.fullLabel ?? '', labels.at(-1)?.fullLabel ?? ''];
  return first === last ? first : t('range', { first, last });
}

/**
 * Returns how a bucket is written on the axis and in full. A week is named by its Monday, or by the first day of the
 * range if it began before: only days in the range count.
 */
export function labelDate(
  localDate: string,
  bucket: Bucket,
  { t, locale, range }: { t: ChartWords; locale: string; range?: DateRange | undefined },
): ChartLabel {
  const first = range && localDate < range.from ? range.from : localDate;
  const full = bucket === 'day' ? formatFullDay(first, locale) : formatDate(first, locale, shapes[bucket].full);
  return {
    date: localDate,
    label: formatDate(first, locale, shapes[bucket].short),
    fullLabel: bucket === 'week' ? t('week', { day: full }) : full,
  };
}
