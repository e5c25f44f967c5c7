import type { ChartWords } from '#/components/charts/blank-words.ts';
import type { ChartPointText } from '#/components/charts/chart-point.ts';
import { byteOrderMark, csvLine } from '#/lib/platform/csv-line.ts';

/**
 * Writes the points of a chart as a CSV file, in their order. The columns are the day as YYYY-MM-DD and in words, then
 * how many people counted and how many were asked if that is the same for all values, then plain numbers for each line or
 * band. A value with a day of its own also has that day, and a value of its own people also has their number and how many
 * were asked. The last column says what empty cells mean, and what began on
 * the day.
 */
export function chartCsv(points: readonly ChartPointText[], t: ChartWords): string {
  const hasDates = points.some(({ date }) => date !== undefined);
  const names = points[0]?.rows.map(({ name }) => name) ?? [];
  const hasOwnDate = names.map((_, at) => points.some(({ rows }) => rows[at]?.note !== undefined));
  const hasSample = names.map((_, at) => points.some(({ rows }) => rows[at]?.sample !== undefined));
  const hasPeople = points.some(({ sample }) => sample !== undefined);
  const head = names.flatMap((name, at) => [
    ...(hasOwnDate[at] ? [t('csv.ownDate', { line: name })] : []),
    name,
    ...(hasSample[at] ? [t('csv.people', { line: name }), t('csv.asked', { line: name })] : []),
  ]);
  const notes = points.map(noteOf);
  const hasNotes = notes.some((note) => note !== '');
  const lines = points.map(({ heading, date = '', sample, rows }, place) => [
    ...(hasDates ? [date] : []),
    heading,
    ...(hasPeople ? [sample?.persons ?? '', sample?.personsDue ?? ''] : []),
    ...rows.flatMap((row, at) => [
      ...(hasOwnDate[at] ? [row.note ?? ''] : []),
      cellOf(row),
      ...(hasSample[at] ? [row.sample?.persons ?? '', row.sample?.personsDue ?? ''] : []),
    ]),
    ...(hasNotes ? [notes[place] ?? ''] : []),
  ]);
  const titles = [
    ...(hasDates ? [t('csv.date'), t('csv.day')] : [t('csv.name')]),
    ...(hasPeople ? [t('csv.allPeople'), t('csv.allAsked')] : []),
    ...head,
    ...(hasNotes ? [t('csv.note')] : []),
  ];
  return byteOrderMark + [titles, ...lines].map(csvLine).join('');
}

/** Returns what began there, and why a line has empty cells. */
function noteOf({ rows, events = [] }: ChartPointText): string {
  return [blankOf(rows), ...events].filter((note) => note !== '').join('; ');
}

/** Returns why cells are empty: in a word if it's true of all, otherwise by name. */
function blankOf(rows: ChartPointText['rows']): string {
  const empty = rows.filter(({ record, value }) => record === null && value !== '');
  const words = new Set(empty.map(({ value }) => value));
  if (empty.length === rows.length && words.size === 1) return [...words].join();
  return empty.map(({ name, value }) => `${name}: ${value}`).join('; ');
}

function cellOf({ record, value }: ChartPointText['rows'][number]): string | number {
  return record === undefined ? value : (record ?? '');
}
