import type { ChartWords } from '#/components/charts/blank-words.ts';
import type { ChartLabel } from '#/components/charts/line-chart-model.ts';
import { formatDate, formatFullDay } from '#/lib/domain/calendar/date-words.ts';
import { bucketOf, type DateRange } from '#/lib/domain/calendar/period.ts';

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

/** Returns how a bucket is written on the axis and in full; a week is named by its Monday. */
export function labelDate(
  localDate: string,
  bucket: Bucket,
  { t, locale }: { t: ChartWords; locale: string },
): ChartLabel {
  const full = bucket === 'day' ? formatFullDay(localDate, locale) : formatDate(localDate, locale, shapes[bucket].full);
  return {
    date: localDate,
    label: formatDate(localDate, locale, shapes[bucket].short),
    fullLabel: bucket === 'week' ? t('week', { day: full }) : full,
  };
}

/** Returns the labels of an axis. Of a week that began before the range, only the days in it count: they name it. */
export function labelDates(
  dates: readonly string[],
  { bucket, range, ...how }: { bucket: Bucket; range?: DateRange; t: ChartWords; locale: string },
): ChartLabel[] {
  const begun = range && bucketOf(range.from, bucket);
  return dates.map((date) => ({ ...labelDate(range && date === begun ? range.from : date, bucket, how), date }));
}
