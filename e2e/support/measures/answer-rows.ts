import { computeWholePercentages } from '#/lib/domain/metrics/scores/numbers.ts';

/** A row of a team's exported answers, by column title. */
export type Row = Record<string, string>;

export const average = (values: number[]) => values.reduce((sum, value) => sum + value, 0) / values.length;
export const rounded = (value: number) => Math.round(value * 10 + Math.sign(value) * 1e-9) / 10 + 0;
export const filled = (rows: Row[], column: string) => rows.filter((row) => row[column] !== '');

/** Returns each person's average in a column, by their id. */

export function personMeans(rows: Row[], column: string): Map<string, number> {
  const persons = Map.groupBy(filled(rows, column), (row) => row['Member id'] ?? '');
  return new Map([...persons].map(([id, own]) => [id, average(own.map((row) => Number(row[column])))]));
}

export function mean(rows: Row[], column: string): number | null {
  const means = [...personMeans(rows, column).values()];
  return means.length > 0 ? rounded(average(means)) : null;
}

export function shares(rows: Row[]) {
  const persons = [...Map.groupBy(filled(rows, 'Sentiment'), (row) => row['Member id']).values()];
  if (persons.length === 0) return { good: null, meh: null, bad: null };
  const share = (weight: string) =>
    average(persons.map((own) => average(own.map(({ Sentiment }) => Number(Sentiment === weight)))));
  const [meh, good, bad] = computeWholePercentages([share('50'), share('100'), share('0')]);
  return { good, meh, bad };
}
export const persons = (rows: Row[]) => new Set(rows.map((row) => row['Member id'])).size;
export const between = (rows: Row[], from: string, to: string) =>
  rows.filter(({ Date: date = '' }) => date >= from && date <= to);
