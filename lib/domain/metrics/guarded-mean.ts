import { groupRows } from '#/lib/domain/metrics/group-rows.ts';
import { mean } from '#/lib/domain/metrics/mean.ts';
import { type PersonDayValue, type PersonMean, personAverages } from '#/lib/domain/metrics/person-mean.ts';

/** What one person said on one day; null when the block did not apply. */
export type PersonDay = Omit<PersonDayValue, 'days'>;

/**
 * Leaves out the days on which fewer than `k` persons have a value.
 * @example keepFullDays([A on 03-02: 80, B on 03-02: 60, A on 03-03: 40], 2) // the two rows of 03-02
 */
export function keepFullDays<Row extends PersonDay>(rows: readonly Row[], k: number): Row[] {
  const told = rows.filter(({ value }) => value !== null);
  return [...groupRows(told, ({ localDate }) => localDate).values()].flatMap((day) =>
    new Set(day.map(({ userId }) => userId)).size < k ? [] : day,
  );
}

/**
 * Averages over persons as long as that tells no more than the days that are shown anyway, or at least `k` persons at
 * once; else over all person-days, which the days tell. Source: product decision: the residual after subtracting the
 * days rests on none or at least `k` persons.
 * @example computeGuardedMean([A: 90 and 30 on two days, B: 60 on both, C: 60 and 0, D: 0 on the first], 3) // { avg: 42.86, persons: 4 }, person-first 37.5
 */
export function computeGuardedMean(rows: readonly PersonDay[], k: number): PersonMean {
  const persons = personAverages(rows);
  if (isSafe(rows, k)) return { avg: mean([...persons.values()].map(({ avg }) => avg)), persons: persons.size };
  return { avg: mean(personDays(rows)), persons: persons.size };
}

/**
 * A person weighs 1 / size on each of the own days, size being their number. Subtracting a day, times any factor, clears
 * only those of it whose weights are that factor, so all of one size: on every day at least the others stay. If none
 * stay anywhere, the mean is a sum of the days; if k stay on one day, no sum of days leaves fewer.
 */
function isSafe(rows: readonly PersonDay[], k: number): boolean {
  const days = groupRows(
    rows.filter(({ value }) => value !== null),
    ({ localDate }) => localDate,
  );
  const personsOfDays = [...days.values()].map((day) => [...new Set(day.map(({ userId }) => userId))]);
  const sizes = new Map<number, number>();
  for (const userId of personsOfDays.flat()) sizes.set(userId, (sizes.get(userId) ?? 0) + 1);
  const others = personsOfDays.map((persons) => {
    const sharing = [...groupRows(persons, (userId) => sizes.get(userId)).values()].map(({ length }) => length);
    return persons.length - Math.max(...sharing);
  });
  return others.every((left) => left === 0) || others.some((left) => left >= k);
}

/** Several answers of one person on one day are averaged first. */
function personDays(rows: readonly PersonDay[]): number[] {
  const days = groupRows(rows, ({ localDate }) => localDate);
  return [...days.values()].flatMap((day) => [...personAverages(day).values()].map(({ avg }) => avg));
}
