import { type Bucket, labelDate } from '#/components/charts/chart-dates.ts';
import { formatValue } from '#/components/charts/format-value.ts';
import type { StackedBarChartModel } from '#/components/charts/stacked-bar-chart-model.ts';

export interface SharePoint {
  /** Calendar day YYYY-MM-DD. */
  date: string;
  /** Percentages that add up to 100; null when nobody answered. */
  good: number | null;
  meh: number | null;
  bad: number | null;
}

export interface StackedBarChartInput {
  title: string;
  bucket: Bucket;
  locale: string;
  points: readonly SharePoint[];
  /** What the three shares are called. */
  names: { good: string; meh: string; bad: string };
}

/** Turns shares by calendar day into everything the chart shows; what went badly stands on the ground line. */
export function prepareStackedBarChart(input: StackedBarChartInput): StackedBarChartModel {
  const { title, bucket, locale, names } = input;
  const points = input.points.toSorted((a, b) => a.date.localeCompare(b.date));
  const bands = (['bad', 'meh', 'good'] as const).map((kind) => ({
    name: names[kind],
    colour: `share-${kind}` as const,
    values: points.map((point) => point[kind]),
  }));
  const labels = points.map((point) => labelDate(point.date, bucket, locale));
  return { title, labels, bands, unit: '%', summary: summarise(title, labels, bands, locale) };
}

function summarise(
  title: string,
  labels: StackedBarChartModel['labels'],
  bands: StackedBarChartModel['bands'],
  locale: string,
): string {
  const last = bands[0]?.values.findLastIndex((value) => value !== null) ?? -1;
  const [first, end] = [labels[0], labels.at(-1)];
  if (last < 0 || !first || !end) return `${title}: no data yet.`;
  const shares = bands
    .toReversed()
    .map((band) => `${band.name} ${formatValue(band.values[last] ?? null, '%', locale)}`);
  return `${title}, ${first.fullLabel} to ${end.fullLabel}. Latest, ${labels[last]?.fullLabel}: ${shares.join(', ')}.`;
}
