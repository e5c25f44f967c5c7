import { mean } from '#/lib/domain/metrics/scores/numbers.ts';

/** A person's score (0–100) for a check-in due on `localDate` (`YYYY-MM-DD`); null if the block was skipped. */
export interface PersonDayValue {
  readonly userId: number;
  readonly localDate: string;
  readonly value: number | null;
  /** In a row of a roll-up: how many days it represents. `value` is their mean, and `localDate` names the bucket. */
  readonly days?: number;
}

/** An average over people (null if there are none) and how many people are behind it. */
export interface PersonMean {
  readonly avg: number | null;
  readonly persons: number;
}

/** One person's average over days, and the number of answers in it. */
export interface PersonAverage {
  readonly avg: number;
  readonly answers: number;
}

/** Running sums of a person's answers: the days before `day`, and that day so far. */
interface PersonSoFar {
  day: string;
  daySum: number;
  dayAnswers: number;
  /** How many days the answers cover: several for a roll-up row, and one for a day however many answers it has. */
  days: number;
  sum: number;
  weights: number;
  answers: number;
}

/**
 * Returns each person's average over days (each day over its answers first) and how many answers they gave. People
 * without a value are absent. Rows may come in any order; ordered by day is fastest. Source: person-first averaging
 * (two-stage mean).
 * @example personAverages([{ userId: 1, localDate: '2026-03-02', value: 80 },
 *   { userId: 1, localDate: '2026-03-03', value: 60 }]).get(1) // { avg: 70, answers: 2 }
 */
export function personAverages(values: readonly PersonDayValue[]): Map<number, PersonAverage> {
  // Every score and every point of a line is computed here, so we loop once and allocate nothing per day.
  const persons = new Map<number, PersonSoFar>();
  for (const { userId, localDate, value, days } of values) {
    if (value === null || days === 0) continue;
    let person = persons.get(userId);
    if (!person) {
      person = { day: localDate, daySum: 0, dayAnswers: 0, days: 0, sum: 0, weights: 0, answers: 0 };
      persons.set(userId, person);
    }
    if (localDate < person.day) return personAverages(values.toSorted(byDay));
    if (localDate > person.day) closeDay(person, localDate);
    person.daySum += value * (days ?? 1);
    person.dayAnswers += days ?? 1;
    person.days += days ?? 0;
  }
  const averages = new Map<number, PersonAverage>();
  for (const [userId, person] of persons) {
    closeDay(person, person.day);
    averages.set(userId, { avg: person.sum / person.weights, answers: person.answers });
  }
  return averages;
}

const byDay = (a: PersonDayValue, b: PersonDayValue) =>
  a.localDate < b.localDate ? -1 : Number(a.localDate > b.localDate);

/** Adds the current day to the days before it, and begins the next one. */
function closeDay(person: PersonSoFar, next: string): void {
  const weight = person.days || 1;
  person.sum += (weight * person.daySum) / person.dayAnswers;
  person.weights += weight;
  person.answers += person.dayAnswers;
  person.day = next;
  person.daySum = 0;
  person.dayAnswers = 0;
  person.days = 0;
}

/**
 * Returns the average over people in which everyone counts once, however often they answered: 100 and 0 from one person
 * and 100 from another make 75. Nulls are left out, never filled. Source: person-first averaging (two-stage mean).
 */
export function computePersonMean(values: readonly PersonDayValue[]): PersonMean {
  const averages = [...personAverages(values).values()].map((person) => person.avg);
  return { avg: mean(averages), persons: averages.length };
}
