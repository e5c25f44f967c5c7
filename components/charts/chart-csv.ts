import type { ChartPointText } from '#/components/charts/chart-point.ts';
import { byteOrderMark, csvLine } from '#/lib/platform/csv-line.ts';

/**
 * The points of a chart as the text of a CSV file, in their own order: the day as YYYY-MM-DD and in words, then a column
 * per line or band with plain numbers; an empty cell is a gap. A value with a day of its own brings that day along.
 */
export function chartCsv(points: readonly ChartPointText[]): string {
  const hasDates = points.some(({ date }) => date !== undefined);
  const names = points[0]?.rows.map(({ name }) => name) ?? [];
  const dated = names.map((_, at) => points.some(({ rows }) => rows[at]?.note !== undefined));
  const head = names.flatMap((name, at) => (dated[at] ? [`${name}: date`, name] : [name]));
  const lines = points.map(({ heading, date = '', rows }) => [
    ...(hasDates ? [date] : []),
    heading,
    ...rows.flatMap((row, at) => (dated[at] ? [row.note ?? '', cellOf(row)] : [cellOf(row)])),
  ]);
  return byteOrderMark + [[...(hasDates ? ['Date', 'Day'] : ['Name']), ...head], ...lines].map(csvLine).join('');
}

function cellOf({ record, value }: ChartPointText['rows'][number]): string | number {
  return record === undefined ? value : (record ?? '');
}

/**
 * A plain file name for a chart.
 * @example chartFileName('Good, meh and bad answers') // 'good-meh-and-bad-answers.csv'
 */
export function chartFileName(title: string): string {
  const words = title.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? ['chart'];
  return `${words.join('-')}.csv`;
}
