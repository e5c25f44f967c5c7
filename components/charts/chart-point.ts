import type { ChartWords } from '#/components/charts/blank-words.ts';
import { formatValue } from '#/components/charts/format-value.ts';
import type {
  ChartColour,
  ChartEvent,
  ChartLabel,
  LineChartModel,
  LineSeries,
  Sample,
} from '#/components/charts/line-chart-model.ts';
import { bucketOf, type PeriodRange } from '#/lib/domain/calendar/period.ts';
import { isParticipationLow } from '#/lib/domain/metrics/publication/participation.ts';

/** What one index of the axis says: the same words for the tooltip, the keyboard and the table. */
export interface ChartPointText {
  heading: string;
  /** Calendar day YYYY-MM-DD, if the index is a day. */
  date?: string;
  /** How many people all rows are based on. */
  sample?: Sample;
  rows: ChartRowText[];
  /** What began there, in sentences; missing if nothing did. */
  events?: string[];
}

interface ChartRowText {
  name: string;
  /** In words, for people. */
  value: string;
  /** As a number, for files; null if there is none. */
  record?: number | null;
  colour: ChartColour;
  style: LineSeries['style'] | 'area';
  note?: string;
  /** How many people the value is based on, if known. */
  sample?: Sample;
}

/** Returns the point of a line chart at an index of its axis. */
export function describeLinePoint(model: LineChartModel, at: number, locale: string): ChartPointText {
  const rows = model.series.map((line) => {
    const row = {
      name: line.name,
      value: line.blanks[at] ?? formatValue(line.values[at] ?? null, model.unit, locale),
      record: line.values[at] ?? null,
      colour: line.colour,
      style: line.style,
    };
    const [note, sample] = [line.pointLabels?.[at], line.samples?.[at]];
    return { ...row, ...(note ? { note } : {}), ...(sample ? { sample } : {}) };
  });
  return { ...placeOf(model.labels[at]), rows, ...eventsOf(model, at) };
}

function eventsOf(model: LineChartModel | undefined, at: number) {
  const events = model?.flags?.filter((flag) => flag.at === at).map(({ text }) => text) ?? [];
  return events.length > 0 ? { events } : {};
}

/** Merges the points of several charts with the same dates, without comparisons, which are the same in all. */
export function joinCharts(
  models: readonly LineChartModel[],
  { points: t, locale }: { points: ChartWords; locale: string },
): ChartPointText[] {
  const [first] = models;
  return (first?.labels ?? []).map((label, at) => ({
    ...placeOf(label),
    // What began then is the same for all charts.
    ...eventsOf(first, at),
    rows: models.flatMap((model) => {
      const lines = describeLinePoint(model, at, locale).rows.filter(({ style }) => style !== 'dashed');
      return lines.map((row) => ({
        ...row,
        name: lines.length === 1 ? model.title : t('lineOf', { title: model.title, line: row.name }),
      }));
    }),
  }));
}

/** Returns the words of an index of the axis, and its day. */
export function placeOf(label: ChartLabel | undefined) {
  return label ? { heading: label.fullLabel, date: label.date } : { heading: '' };
}

/** Returns the point as one line for screen readers. */
export function speakPoint({ heading, sample, rows, events = [] }: ChartPointText, t: ChartWords): string {
  const spoken = rows.map((row) => {
    const asides = [row.note, row.sample && describeSampleOf(row.sample, t)].filter(Boolean).join(', ');
    return `${row.name} ${row.value}${asides && ` (${asides})`}`;
  });
  return [`${heading}${sample ? `, ${describeSampleOf(sample, t)}` : ''}: ${spoken.join(', ')}`, ...events].join('. ');
}

/** Returns a model with what began on its days, at the index of each and in the summary. Drops other beginnings. */
export function withFlags(
  model: LineChartModel,
  events: readonly ChartEvent[],
  { period: { from, to, bucket }, t }: { period: PeriodRange; t: ChartWords },
): LineChartModel {
  const flags = events
    .filter(({ date }) => date >= from && date <= to)
    .map(({ date, text }) => ({ at: model.labels.findLastIndex((one) => one.date <= bucketOf(date, bucket)), text }))
    .filter(({ at }) => at >= 0);
  if (flags.length === 0) return model;
  const sentences = flags.map(({ at, text }) => t('summary.flag', { day: model.labels[at]?.fullLabel ?? '', text }));
  return { ...model, flags, flagName: t('stepBegan'), summary: [model.summary, ...sentences].join(' ') };
}

export interface SampledPoint extends Partial<Sample> {
  date: string;
}

interface Samples {
  samples?: (Sample | null)[];
  weak?: boolean[];
}

/** Returns how many people are behind each point, and where they are few of those asked; empty without counts. */
export function samplesAt(points: readonly SampledPoint[], dates: readonly string[]): Samples {
  const byDate = new Map(points.map((point) => [point.date, sampleOf(point)]));
  const samples = dates.map((date) => byDate.get(date) ?? null);
  if (samples.every((sample) => sample === null)) return {};
  return { samples, weak: samples.map((sample) => sample !== null && isWeak(sample)) };
}

/** Says in words how many people a value is based on: “2 of 11 people”. */
export function describeSampleOf({ persons, personsDue }: Sample, t: ChartWords): string {
  return t('sample', { persons, asked: Math.max(persons, personsDue) });
}

function sampleOf({ persons, personsDue }: SampledPoint): Sample | null {
  return persons ? { persons, personsDue: personsDue ?? persons } : null;
}

function isWeak({ persons, personsDue }: Sample): boolean {
  return personsDue > 0 && isParticipationLow((100 * persons) / personsDue);
}
