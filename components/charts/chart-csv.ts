import type { ChartWords } from '#/components/charts/blank-words.ts';
import type { ChartPointText } from '#/components/charts/chart-point.ts';
import { byteOrderMark, csvLine } from '#/lib/platform/csv-line.ts';

/**
 * The points of a chart as the text of a CSV file, in their own order: the day as YYYY-MM-DD and in words, then a column
 * per line or band with plain numbers. A value with a day of its own brings that day along, and one whose people are
 * counted how many they were and how many were asked. What an empty cell means, and what began there, stands in the last
 * column.
 */
export function chartCsv(points: readonly ChartPointText[], t: ChartWords): string {
  const hasDates = points.some(({ date }) => date !== undefined);
  const names = points[0]?.rows.map(({ name }) => name) ?? [];
  const hasOwnDate = names.map((_, at) => points.some(({ rows }) => rows[at]?.note !== undefined));
  const hasSample = names.map((_, at) => points.some(({ rows }) => rows[at]?.sample !== undefined));
  const head = names.flatMap((name, at) => [
    ...(hasOwnDate[at] ? [t('csv.ownDate', { line: name })] : []),
    name,
    ...(hasSample[at] ? [t('csv.people', { line: name }), t('csv.asked', { line: name })] : []),
  ]);
  const notes = points.map(noteOf);
  const hasNotes = notes.some((note) => note !== '');
  const lines = points.map(({ heading, date = '', rows }, place) => [
    ...(hasDates ? [date] : []),
    heading,
    ...rows.flatMap((row, at) => [
      ...(hasOwnDate[at] ? [row.note ?? ''] : []),
      cellOf(row),
      ...(hasSample[at] ? [row.sample?.persons ?? '', row.sample?.personsDue ?? ''] : []),
    ]),
    ...(hasNotes ? [notes[place] ?? ''] : []),
  ]);
  const titles = [
    ...(hasDates ? [t('csv.date'), t('csv.day')] : [t('csv.name')]),
    ...head,
    ...(hasNotes ? [t('csv.note')] : []),
  ];
  return byteOrderMark + [titles, ...lines].map(csvLine).join('');
}

/** What began there, and why cells of a line are empty. */
function noteOf({ rows, events = [] }: ChartPointText): string {
  return [blankOf(rows), ...events].filter((note) => note !== '').join('; ');
}

/** Why cells are empty: in a word where it is true of all, else by name. */
function blankOf(rows: ChartPointText['rows']): string {
  const empty = rows.filter(({ record, value }) => record === null && value !== '');
  const words = new Set(empty.map(({ value }) => value));
  if (empty.length === rows.length && words.size === 1) return [...words].join();
  return empty.map(({ name, value }) => `${name}: ${value}`).join('; ');
}

function cellOf({ record, value }: ChartPointText['rows'][number]): string | number {
  return record === undefined ? value : (record ?? '');
}
