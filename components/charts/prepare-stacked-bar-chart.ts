import {
  type Blanks,
  blanksOf,
  type ChartWords,
  describeBlanks,
  describeMissing,
  plainBlanks,
} from '#/components/charts/blank-words.ts';
import { type Bucket, formatLabels, labelDate } from '#/components/charts/chart-dates.ts';
import { type ChartPointText, placeOf, samplesAt } from '#/components/charts/chart-point.ts';
import { formatValue } from '#/components/charts/format-value.ts';
import type { Sample } from '#/components/charts/line-chart-model.ts';
import type { StackedBarChartModel } from '#/components/charts/stacked-bar-chart-model.ts';
import type { DateRange } from '#/lib/domain/calendar/period.ts';
import { axisDates, layOut } from '#/lib/domain/calendar/timeline.ts';

export interface SharePoint extends Partial<Sample> {
  /** Calendar day YYYY-MM-DD. */
  date: string;
  /** Percentages that add up to 100; null when no one answered. */
  good: number | null;
  meh: number | null;
  bad: number | null;
}

export interface StackedBarChartInput {
  title: string;
  bucket: Bucket;
  locale: string;
  points: readonly SharePoint[];
  /** The days that the chart covers; without them the axis ends with the first and the last point. */
  range?: DateRange;
  /** Why there is no value, by index. */
  blanks?: Blanks;
  t: ChartWords;
  /** The names of the three shares. */
  names: { good: string; meh: string; bad: string };
}

/** Turns shares by calendar day into everything that the chart shows; bad answers are at the bottom. */
export function prepareStackedBarChart(input: StackedBarChartInput): StackedBarChartModel {
  const { title, bucket, names, points, range, blanks = plainBlanks, t } = input;
  const knownDates = points.map(({ date }) => date);
  const dates = axisDates(knownDates, bucket, range);
  const timelineOf = (kind: 'good' | 'meh' | 'bad') =>
    layOut(
      points.map((point) => ({ date: point.date, record: point[kind] })),
      dates,
    );
  const bands = (['bad', 'meh', 'good'] as const).map((kind) => ({
    name: names[kind],
    colour: `share-${kind}` as const,
    values: timelineOf(kind).map((value) => value ?? null),
  }));
  const labels = dates.map((date) => labelDate(date, bucket, input));
  const kinds = blanksOf(timelineOf('good'), blanks);
  const missed = kinds.map((kind) => kind === 'gap');
  // Next to days off, they would look like one.
  const missing = missed.includes(true) ? describeMissing(kinds, t) : [];
  const summary = [summarise(labels, bands, input), ...missing].join(' ');
  return {
    title,
    labels,
    bands,
    blanks: describeBlanks(kinds, t),
    missed,
    ...samplesAt(points, dates),
    unit: '%',
    summary,
  };
}

function summarise(
  labels: StackedBarChartModel['labels'],
  bands: StackedBarChartModel['bands'],
  { title, locale, t }: Pick<StackedBarChartInput, 'title' | 'locale' | 't'>,
): string {
  const last = bands[0]?.values.findLastIndex((value) => value !== null) ?? -1;
  const latest = labels[last];
  if (!latest) return t('summary.none', { title });
  const shares = new Intl.ListFormat(locale, { type: 'unit' }).format(
    bands.toReversed().map(({ name, values }) => {
      return t('summary.share', { name, value: formatValue(values[last] ?? null, '%', locale) });
    }),
  );
  const facts = { title, dates: formatLabels(labels, t), shares };
  return labels.length === 1 ? t('summary.single', facts) : t('summary.latest', { ...facts, day: latest.fullLabel });
}

/** Returns the bar of a stacked bar chart at an index of its axis, its bands from top to bottom. */
export function describeBar(model: StackedBarChartModel, at: number, locale: string): ChartPointText {
  const rows = model.bands.toReversed().map((band) => ({
    name: band.name,
    value: model.blanks[at] ?? formatValue(band.values[at] ?? null, model.unit, locale),
    record: band.values[at] ?? null,
    colour: band.colour,
    style: 'area' as const,
  }));
  const sample = model.samples?.[at];
  return { ...placeOf(model.labels[at]), ...(sample ? { sample } : {}), rows };
}
