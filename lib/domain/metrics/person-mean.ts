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

/** The answers of one person on one day, or the days of one roll-up bucket. */
interface DaySum {
  sum: number;
  answers: number;
  /** Days a roll-up stands for; a single day counts once however many answers it has. */
  days: number;
}

/**
 * Averages each person's days, each day first over that day's answers, and counts the answers; persons without a
 * value are absent. Source: person-first averaging (two-stage mean).
 * @example personAverages([A on 2026-03-02: 80, on 2026-03-03: 60]).get(A) // { avg: 70, answers: 2 }
 */
export function personAverages(values: readonly PersonDayValue[]): Map<number, PersonAverage> {
  // Every figure and every point of a line comes through here: sums in one pass, no list per person and day.
  const persons = new Map<number, Map<string, DaySum>>();
  for (const { userId, localDate, value, days } of values) {
    if (value === null || days === 0) continue;
    const person = persons.get(userId) ?? new Map<string, DaySum>();
    if (person.size === 0) persons.set(userId, person);
    const day = person.get(localDate);
    if (day) {
      day.sum += value * (days ?? 1);
      day.answers += days ?? 1;
      day.days += days ?? 0;
    } else {
      person.set(localDate, { sum: value * (days ?? 1), answers: days ?? 1, days: days ?? 0 });
    }
  }
  const averages = new Map<number, PersonAverage>();
  for (const [userId, person] of persons) {
    let sum = 0;
    let weights = 0;
    let answers = 0;
    for (const day of person.values()) {
      const weight = day.days || 1;
      sum += (weight * day.sum) / day.answers;
      weights += weight;
      answers += day.answers;
    }
    averages.set(userId, { avg: sum / weights, answers });
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
