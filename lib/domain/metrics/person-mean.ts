/** A person's figure (0–100) for a check-in due on `localDate` (`YYYY-MM-DD`); null when the block did not apply. */
export interface PersonDayValue {
  readonly userId: number;
  readonly localDate: string;
  readonly value: number | null;
}

/** An average over persons (null without any) and how many persons it rests on. */
export interface PersonMean {
  readonly avg: number | null;
  readonly persons: number;
}

interface Tally {
  sum: number;
  count: number;
}

function add(tallies: Map<string | number, Tally>, key: string | number, value: number): void {
  const tally = tallies.get(key);
  if (tally === undefined) {
    tallies.set(key, { sum: value, count: 1 });
  } else {
    tally.sum += value;
    tally.count += 1;
  }
}

/**
 * Averages each person's days, each day first over that day's answers, and counts the answers; persons without a
 * value are absent. Source: person-first averaging (two-stage mean).
 * @example personAverages([{ userId: 1, localDate: '2026-03-02', value: 80 }, { userId: 1, localDate: '2026-03-03', value: 60 }]).get(1) // { avg: 70, answers: 2 }
 */
export function personAverages(values: readonly PersonDayValue[]): Map<number, { avg: number; answers: number }> {
  const daysByPerson = new Map<number, Map<string | number, Tally>>();
  for (const { userId, localDate, value } of values) {
    if (value === null) continue;
    let days = daysByPerson.get(userId);
    if (days === undefined) daysByPerson.set(userId, (days = new Map()));
    add(days, localDate, value);
  }
  const averages = new Map<number, { avg: number; answers: number }>();
  for (const [userId, days] of daysByPerson) {
    let sum = 0;
    let answers = 0;
    for (const day of days.values()) {
      sum += day.sum / day.count;
      answers += day.count;
    }
    averages.set(userId, { avg: sum / days.size, answers });
  }
  return averages;
}

/**
 * Averages over persons so that everyone counts once, however often they answered; nulls are left out, never filled.
 * Source: person-first averaging (two-stage mean).
 * @example computePersonMean(values of A on two days: 100, 0; of B on one day: 100) // { avg: 75, persons: 2 }
 */
export function computePersonMean(values: readonly PersonDayValue[]): PersonMean {
  const averages = personAverages(values);
  if (averages.size === 0) return { avg: null, persons: 0 };
  let sum = 0;
  for (const { avg } of averages.values()) sum += avg;
  return { avg: sum / averages.size, persons: averages.size };
}
