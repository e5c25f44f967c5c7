import { addDays, type LocalDate } from '#/lib/domain/calendar/local-date.ts';
import type { DueCheckIns } from '#/lib/domain/metrics/publication/participation.ts';
import type { PersonDayValue } from '#/lib/domain/metrics/publication/person-mean.ts';
import type { SentimentAnswer, SentimentType } from '#/lib/domain/metrics/scores/sentiment.ts';

/** A check-in that was due: person, days since the first requested day, whether it was answered, and its scores. */
export type DayRow = [
  userId: number,
  dayOffset: number,
  isAnswered: boolean,
  sentiment: number | null,
  productivity: number | null,
  motivation: number | null,
];

/** A person's month from the roll-up. */
export type MonthRow = [
  userId: number,
  month: string,
  due: number,
  answers: number,
  good: number,
  meh: number,
  bad: number,
  productivitySum: number,
  productivityCount: number,
  motivationSum: number,
  motivationCount: number,
];

/** Rows of a team's check-ins, in the form the formulas take. */
export interface FigureRows {
  motivation: PersonDayValue[];
  productivity: PersonDayValue[];
  sentiment: SentimentAnswer[];
  checkIns: (DueCheckIns & { localDate: LocalDate })[];
}

const typeOf: Record<number, SentimentType> = { 100: 'good', 50: 'meh', 0: 'bad' };

/** Returns the unpacked check-ins of single days, counted from the first day read. */
export function unpackDays(rows: readonly DayRow[], from: LocalDate): FigureRows {
  const dates = new Map<number, LocalDate>();
  const dateOf = (offset: number) => {
    const date = dates.get(offset) ?? addDays(from, offset);
    dates.set(offset, date);
    return date;
  };
  const unpacked: FigureRows = { motivation: [], productivity: [], sentiment: [], checkIns: [] };
  for (const [userId, offset, isAnswered, sentiment, productivity, motivation] of rows) {
    const key = { userId, localDate: dateOf(offset) };
    unpacked.checkIns.push({ ...key, due: 1, answered: isAnswered ? 1 : 0 });
    if (!isAnswered) continue;
    unpacked.motivation.push({ ...key, value: motivation });
    unpacked.productivity.push({ ...key, value: productivity });
    unpacked.sentiment.push({ ...key, type: sentiment === null ? null : (typeOf[sentiment] ?? null) });
  }
  return unpacked;
}

/** Returns the unpacked roll-ups of whole months. */
export function unpackMonths(rows: readonly MonthRow[]): FigureRows {
  const unpacked: FigureRows = { motivation: [], productivity: [], sentiment: [], checkIns: [] };
  for (const row of rows) {
    const [
      userId,
      localDate,
      due,
      answeredCount,
      good,
      meh,
      bad,
      productivitySum,
      productivityDays,
      motivationSum,
      motivationDays,
    ] = row;
    const key = { userId, localDate };
    unpacked.checkIns.push({ ...key, due, answered: answeredCount });
    unpacked.motivation.push({ ...key, value: meanOf(motivationSum, motivationDays), days: motivationDays });
    unpacked.productivity.push({ ...key, value: meanOf(productivitySum, productivityDays), days: productivityDays });
    unpacked.sentiment.push(
      { ...key, type: 'good', days: good },
      { ...key, type: 'meh', days: meh },
      { ...key, type: 'bad', days: bad },
    );
  }
  return unpacked;
}

function meanOf(sum: number, count: number): number | null {
  return count === 0 ? null : sum / count;
}
