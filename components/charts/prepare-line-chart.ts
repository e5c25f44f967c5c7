import { type Bucket, labelDate } from '#/components/charts/chart-dates.ts';
import { formatValue } from '#/components/charts/format-value.ts';
import type { ChartColour, LineChartModel, LineSeries } from '#/components/charts/line-chart-model.ts';

export interface ChartPoint {
  /** Calendar day YYYY-MM-DD. */
  date: string;
  /** null when nobody answered. */
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
  /** One line or several; days are joined, and a day a line does not know is a gap in it. */
  lines: readonly {
    name: string;
    points: readonly ChartPoint[];
    colour?: ChartColour;
    style?: LineSeries['style'];
  }[];
  /** The period of equal length before, drawn dashed below the first line. */
  previous?: { name?: string; points: readonly ChartPoint[] };
}

const palette: readonly ChartColour[] = ['series-1', 'series-2', 'series-3', 'series-4'];

/** Turns records by calendar day into everything the chart shows. Gaps stay gaps and null never becomes zero. */
export function prepareLineChart(input: LineChartInput): LineChartModel {
  const { title, unit = '', yMin = 0, yMax = 100, bucket, locale, lines, previous } = input;
  const dates = [...new Set(lines.flatMap((line) => line.points.map((point) => point.date)))].toSorted();
  const labels = dates.map((date) => labelDate(date, bucket, locale));
  const series = lines.map((line, index): LineSeries => {
    const records = new Map(line.points.map((point) => [point.date, point.record]));
    return {
      name: line.name,
      values: dates.map((date) => records.get(date) ?? null),
      style: line.style ?? 'solid',
      colour: line.colour ?? (lines.length === 1 ? 'accent-text' : (palette[index % palette.length] ?? 'average')),
    };
  });
  if (previous?.points.some((point) => point.record !== null) && dates.length > 0) {
    series.push(alignPrevious(previous, dates.length, bucket, locale));
  }
  return { title, unit, yMin, yMax, labels, series, summary: summarise(title, unit, locale, labels, series) };
}

/** Lays the earlier period under the axis end to end: two periods of equal length may hold unequal numbers of days. */
function alignPrevious(
  previous: NonNullable<LineChartInput['previous']>,
  count: number,
  bucket: Bucket,
  locale: string,
): LineSeries {
  const points = previous.points.toSorted((a, b) => a.date.localeCompare(b.date)).slice(-count);
  const lead = Array.from({ length: count - points.length }, () => null);
  return {
    name: previous.name ?? 'Previous period',
    values: [...lead, ...points.map((point) => point.record)],
    pointLabels: [...lead, ...points.map((point) => labelDate(point.date, bucket, locale).fullLabel)],
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
  const [first, last] = [labels[0], labels.at(-1)];
  if (!first || !last) return `${title}: no data yet.`;
  const sentences = series.map((line) => {
    const known = line.values.filter((value) => value !== null);
    if (known.length === 0) return `${line.name}: no answers.`;
    const from = formatValue(known[0] ?? null, unit, locale);
    const to = formatValue(known.at(-1) ?? null, unit, locale);
    const low = formatValue(Math.min(...known), unit, locale);
    const high = formatValue(Math.max(...known), unit, locale);
    const gaps = line.values.length - known.length;
    const missing = gaps > 0 ? ` ${gaps} of ${line.values.length} points have no answers.` : '';
    return `${line.name} goes from ${from} to ${to}, between ${low} and ${high}.${missing}`;
  });
  return `${title}, ${first.fullLabel} to ${last.fullLabel}. ${sentences.join(' ')}`;
}
