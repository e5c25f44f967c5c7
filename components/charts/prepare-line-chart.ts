import {
  type BlankKind,
  type Blanks,
  blanksOf,
  type ChartWords,
  describeBlanks,
  describeMissing,
  plainBlanks,
} from '#/components/charts/blank-words.ts';
import { type Bucket, formatLabels, labelDate } from '#/components/charts/chart-dates.ts';
import { samplesAt } from '#/components/charts/chart-point.ts';
import { describeCourse } from '#/components/charts/format-value.ts';
import {
  type ChartColour,
  endAtHalf,
  endOfLine,
  type LineChartModel,
  type LineEnd,
  type LineSeries,
  type Sample,
} from '#/components/charts/line-chart-model.ts';
import { bucketOf, type DateRange } from '#/lib/domain/calendar/period.ts';
import { axisDates, datesBefore, layOut, linkPlaces } from '#/lib/domain/calendar/timeline.ts';

export interface ChartPoint extends Partial<Sample> {
  /** Calendar day YYYY-MM-DD. */
  date: string;
  /** null if there is no value to show; a day when nothing was asked has no point. */
  record: number | null;
}

export interface LineChartInput {
  title: string;
  unit?: string;
  yMin?: number;
  yMax?: number;
  bucket: Bucket;
  /** The reader's BCP 47 tag, such as 'en-GB'. */
  locale: string;
  /** The days that the chart covers; without them the axis ends with the first and the last point. */
  range?: DateRange;
  /** Why there is no value, by index. */
  blanks?: Blanks;
  t: ChartWords;
  /** One line or several on one time axis without gaps between days. */
  lines: readonly {
    name: string;
    points: readonly ChartPoint[];
    colour?: ChartColour;
    style?: LineSeries['style'];
    /** True for a value that also applies to days off, such as an average over several days. */
    holds?: boolean;
    /** Where values that apply to several days are drawn, as dates. */
    anchors?: readonly string[];
    end?: LineEnd;
  }[];
  /** The previous period of equal length, drawn dashed below the first line. */
  previous?: {
    name?: string;
    points: readonly ChartPoint[];
    /** The previous period's days, if their number differs; both periods end at the same place. */
    range?: DateRange;
  };
}

const palette: readonly ChartColour[] = ['series-1', 'series-2', 'series-3', 'series-4'];

/** A line, and by index why it has no value. */
interface ExplainedSeries {
  line: LineSeries;
  kinds: (BlankKind | null)[];
}

/** Turns records by calendar day into everything that the chart shows. Gaps stay gaps, and null never becomes zero. */
export function prepareLineChart(input: LineChartInput): LineChartModel {
  const { title, unit = '', yMin = 0, yMax = 100, bucket, lines, previous, range, blanks = plainBlanks, t } = input;
  const days = lines.flatMap(({ points }) => points.map(({ date }) => date));
  const dates = axisDates(days, bucket, range);
  const labels = dates.map((date) => labelDate(date, bucket, input));
  const entries = lines.map((line, index): ExplainedSeries => {
    const timeline = layOut(line.points, dates);
    const kinds = blanksOf(timeline, blanks);
    const series: LineSeries = {
      name: line.name,
      values: timeline.map((value) => value ?? null),
      blanks: describeBlanks(kinds, t),
      links: linkPlaces(timeline, line.holds ? 'line' : 'bridge'),
      style: line.style ?? 'solid',
      ...samplesAt(line.points, dates),
      ...(line.anchors ? { anchors: dates.map((date) => line.anchors?.includes(date) ?? false) } : {}),
      ...(line.end ? { end: line.end } : {}),
      colour: line.colour ?? (lines.length === 1 ? 'accent-text' : (palette[index % palette.length] ?? 'average')),
    };
    return { line: endAtHalf(series), kinds };
  });
  if (previous?.points.some((point) => point.record !== null) && dates.length > 0)
    entries.push(alignPrevious(previous, dates, input));
  const series = entries.map(({ line }) => line);
  return { title, unit, yMin, yMax, labels, series, summary: summarise(labels, entries, input) };
}

/** Lays the previous period under the axis: each of its days is as far from the end as the day above it. */
function alignPrevious(
  { name, points, range }: NonNullable<LineChartInput['previous']>,
  axis: readonly string[],
  { bucket, locale, blanks = plainBlanks, t }: LineChartInput,
): ExplainedSeries {
  const knownDates = points.map(({ date }) => date);
  const dates = datesBefore(axis, bucket, knownDates, range && bucketOf(range.to, bucket));
  const isBefore = (date: string) => range !== undefined && date < bucketOf(range.from, bucket);
  const timeline = layOut(points, dates);
  const kinds = blanksOf(timeline, blanks).map((kind, at) => (isBefore(dates[at] ?? '') ? 'notCompared' : kind));
  const line: LineSeries = {
    name: name ?? t('previous'),
    values: timeline.map((value) => value ?? null),
    blanks: describeBlanks(kinds, t),
    links: linkPlaces(timeline),
    pointLabels: dates.map((date) => (isBefore(date) ? null : labelDate(date, bucket, { t, locale }).fullLabel)),
    style: 'dashed',
    colour: 'muted',
  };
  return { line, kinds };
}

type Context = Pick<LineChartInput, 'title' | 'unit' | 'locale' | 't'>;

function summarise(
  labels: LineChartModel['labels'],
  entries: readonly ExplainedSeries[],
  { title, unit = '', locale, t }: Context,
): string {
  if (labels.length === 0) return t('summary.none', { title });
  const sentences = entries.flatMap(({ line: { name: line, ...places }, kinds }) => {
    const values = places.values.slice(0, endOfLine(places) + 1).filter((value) => value !== null);
    if (values.length === 0) return [t('summary.empty', { line, blank: t(`blank.${kinds[0] ?? 'gap'}`) })];
    return [describeCourse(line, values, { unit, locale, t }), ...describeMissing(kinds, t)];
  });
  return [t('summary.dates', { title, dates: formatLabels(labels, t) }), ...sentences].join(' ');
}
