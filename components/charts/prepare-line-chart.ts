import { type BlankWords, describeBlanks, plainBlanks } from '#/components/charts/blank-words.ts';
import { type Bucket, formatLabels, labelDate } from '#/components/charts/chart-dates.ts';
import { samplesAt } from '#/components/charts/chart-samples.ts';
import { formatValue } from '#/components/charts/format-value.ts';
import type { ChartColour, LineChartModel, LineSeries, Sample } from '#/components/charts/line-chart-model.ts';
import { bucketOf, type DateRange } from '#/lib/domain/calendar/period.ts';
import { axisDates, datesBefore, layOut, linkPlaces } from '#/lib/domain/calendar/timeline.ts';

export interface ChartPoint extends Partial<Sample> {
  /** Calendar day YYYY-MM-DD. */
  date: string;
  /** null where there is no figure to show; a day on which nothing was asked is no point at all. */
  record: number | null;
}

export interface LineChartInput {
  title: string;
  unit?: string;
  yMin?: number;
  yMax?: number;
  bucket: Bucket;
  /** BCP 47 tag of the reader, such as 'en-GB'. */
  locale: string;
  /** The days the chart is about; without it the axis ends with the first and the last point. */
  range?: DateRange;
  /** What empty places are called. */
  blanks?: BlankWords;
  /** One line or several on one axis of time, on which no day is left out. */
  lines: readonly {
    name: string;
    points: readonly ChartPoint[];
    colour?: ChartColour;
    style?: LineSeries['style'];
    /** True for a figure that holds on days off as well, such as an average over several days. */
    holds?: boolean;
  }[];
  /** The period of equal length before, drawn dashed below the first line. */
  previous?: {
    name?: string;
    points: readonly ChartPoint[];
    /** The days it has, where they are not as many as those above; its last lies under the last. */
    range?: DateRange;
  };
}

const palette: readonly ChartColour[] = ['series-1', 'series-2', 'series-3', 'series-4'];

/** Turns records by calendar day into everything the chart shows. Gaps stay gaps and null never becomes zero. */
export function prepareLineChart(input: LineChartInput): LineChartModel {
  const {
    title,
    unit = '',
    yMin = 0,
    yMax = 100,
    bucket,
    locale,
    lines,
    previous,
    range,
    blanks = plainBlanks,
  } = input;
  const knownDates = lines.flatMap((line) => line.points.map((point) => point.date));
  const dates = axisDates(knownDates, bucket, range);
  const labels = dates.map((date) => labelDate(date, bucket, locale));
  const series = lines.map((line, index): LineSeries => {
    const timeline = layOut(line.points, dates);
    return {
      name: line.name,
      values: timeline.map((value) => value ?? null),
      blanks: describeBlanks(timeline, blanks),
      links: linkPlaces(timeline, line.holds ? 'line' : 'bridge'),
      style: line.style ?? 'solid',
      ...samplesAt(line.points, dates),
      colour: line.colour ?? (lines.length === 1 ? 'accent-text' : (palette[index % palette.length] ?? 'average')),
    };
  });
  if (previous?.points.some((point) => point.record !== null) && dates.length > 0) {
    series.push(alignPrevious(previous, dates, input));
  }
  return { title, unit, yMin, yMax, labels, series, summary: summarise(title, unit, locale, labels, series) };
}

/** Lays the earlier period under the axis, each of its days as far from its end as the day above it. */
function alignPrevious(
  { name = 'Previous period', points, range }: NonNullable<LineChartInput['previous']>,
  axis: readonly string[],
  { bucket, locale, blanks = plainBlanks }: LineChartInput,
): LineSeries {
  const knownDates = points.map(({ date }) => date);
  const dates = datesBefore(axis, bucket, knownDates, range && bucketOf(range.to, bucket));
  const isBefore = (date: string) => range !== undefined && date < bucketOf(range.from, bucket);
  const timeline = layOut(points, dates);
  return {
    name,
    values: timeline.map((value) => value ?? null),
    blanks: describeBlanks(timeline, blanks).map((words, at) => (isBefore(dates[at] ?? '') ? 'not compared' : words)),
    links: linkPlaces(timeline),
    pointLabels: dates.map((date) => (isBefore(date) ? null : labelDate(date, bucket, locale).fullLabel)),
    style: 'dashed',
    colour: 'muted',
  };
}

function summarise(
  title: string,
  unit: string,
  locale: string,
  labels: LineChartModel['labels'],
  series: readonly LineSeries[],
): string {
  if (labels.length === 0) return `${title}: no data yet.`;
  const sentences = series.map((line) => {
    const values = line.values.filter((value) => value !== null);
    if (values.length === 0) return `${line.name}: ${line.blanks[0] ?? plainBlanks.gap}.`;
    const missing = [...Map.groupBy(line.blanks, (words) => words)]
      .filter(([words]) => words !== null)
      .map(([words, { length }]) => {
        return ` ${length} of ${line.values.length} points ${length === 1 ? 'has' : 'have'} ${words}.`;
      });
    return `${line.name} ${describeCourse(values, (value) => formatValue(value, unit, locale))}.${missing.join('')}`;
  });
  return `${title}, ${formatLabels(labels)}. ${sentences.join(' ')}`;
}

function describeCourse(values: readonly number[], word: (value: number | null) => string): string {
  const [from, to] = [word(values[0] ?? null), word(values.at(-1) ?? null)];
  if (values.length === 1) return `is at ${from}`;
  const [low, high] = [word(Math.min(...values)), word(Math.max(...values))];
  return low === high ? `stays at ${low}` : `goes from ${from} to ${to}, between ${low} and ${high}`;
}
