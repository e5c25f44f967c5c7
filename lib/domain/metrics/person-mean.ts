import { groupRows } from '#/lib/domain/metrics/group-rows.ts';
import { mean } from '#/lib/domain/metrics/mean.ts';

/** A person's figure (0–100) for a check-in due on `localDate` (`YYYY-MM-DD`); null when the block did not apply. */
export interface PersonDayValue {
  readonly userId: number;
  readonly localDate: string;
  readonly value: number | null;
  /** In a row of a roll-up, how many days it stands for: `value` is their mean and `localDate` names the bucket. */
  readonly days?: number;
}

/** An average over persons (null without any) and how many persons it rests on. */
export interface PersonMean {
  readonly avg: number | null;
  readonly persons: number;
}

/** One person's average over days, and the number of answers in it. */
export interface PersonAverage {
  readonly avg: number;
  readonly answers: number;
}

interface Applicable extends PersonDayValue {
  readonly value: number;
}

/** A day counts once however many answers it has; roll-up rows count the days they stand for. */
function weightOf(rows: readonly Applicable[]): number {
  return rows.reduce((days, row) => days + (row.days ?? 0), 0) || 1;
}

function weightedMean(rows: readonly Applicable[]): number | null {
  return mean(rows.flatMap((row) => (row.days === undefined ? [row.value] : Array<number>(row.days).fill(row.value))));
}

/**
 * Averages each person's days, each day first over that day's answers, and counts the answers; persons without a
 * value are absent. Source: person-first averaging (two-stage mean).
 * @example personAverages([A on 2026-03-02: 80, on 2026-03-03: 60]).get(A) // { avg: 70, answers: 2 }
 */
export function personAverages(values: readonly PersonDayValue[]): Map<number, PersonAverage> {
  const applicable = values.filter((row): row is Applicable => row.value !== null && row.days !== 0);
  const averages = new Map<number, PersonAverage>();
  for (const [userId, rows] of groupRows(applicable, (row) => row.userId)) {
    let sum = 0;
    let days = 0;
    for (const day of groupRows(rows, (row) => row.localDate).values()) {
      const weight = weightOf(day);
      sum += weight * (weightedMean(day) ?? 0);
      days += weight;
    }
    averages.set(userId, { avg: sum / days, answers: rows.reduce((count, row) => count + (row.days ?? 1), 0) });
  }
  return averages;
}

/**
 * Averages over persons so that everyone counts once, however often they answered; nulls are left out, never filled.
 * Source: person-first averaging (two-stage mean).
 * @example computePersonMean([A on two days: 100, 0; B on one day: 100]) // { avg: 75, persons: 2 }
 */
export function computePersonMean(values: readonly PersonDayValue[]): PersonMean {
  const averages = [...personAverages(values).values()].map((person) => person.avg);
  return { avg: mean(averages), persons: averages.length };
}
