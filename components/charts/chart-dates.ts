import type { ChartLabel } from '#/components/charts/line-chart-model.ts';

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

/**
 * A calendar day in the reader's language. The day is taken as it stands: it is laid on UTC and read back in UTC, so no
 * time zone can move it.
 */
function formatDay(localDate: string, locale: string, options: Intl.DateTimeFormatOptions): string {
  const [year = 0, month = 1, day = 1] = localDate.split('-').map(Number);
  return new Intl.DateTimeFormat(locale, { ...options, timeZone: 'UTC' }).format(Date.UTC(year, month - 1, day));
}

/** How a bucket is written on the axis and in full; a week is named by its Monday. */
export function labelDate(localDate: string, bucket: Bucket, locale: string): ChartLabel {
  const full = formatDay(localDate, locale, shapes[bucket].full);
  // Asked for apart from the date, because engines differ in the comma between the two.
  const weekday = bucket === 'day' ? `${formatDay(localDate, locale, { weekday: 'long' })}, ` : '';
  return {
    date: localDate,
    label: formatDay(localDate, locale, shapes[bucket].short),
    fullLabel: bucket === 'week' ? `Week of ${full}` : weekday + full,
  };
}
