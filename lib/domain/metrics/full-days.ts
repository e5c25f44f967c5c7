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
 * once; else over all person-days, which the days tell. Source: product decision: what is left after subtracting the
 * days rests on nobody or on at least `k` persons. `window-means.ts` says the same in SQL for published figures.
 *
 * A person weighs 1 / size on each of the own days, size being their number. Subtracting a day, times any factor, clears
 * only those of it whose weights are that factor, so all of one size. If on the busiest day `k` persons are of another
 * size than most, no sum of days leaves fewer.
 * @example computeGuardedMean([A: 90 and 30 on two days, B: 60 on both, C: 60 and 0, D: 0 on the first], 3) // { avg: 42.86, persons: 4 }, person-first 37.5
 */
export function computeGuardedMean(rows: readonly PersonDay[], k: number): PersonMean {
  const persons = personAverages(rows);
  if (computeSpread(rows) >= k)
    return { avg: mean([...persons.values()].map(({ avg }) => avg)), persons: persons.size };
  return { avg: mean(personDays(rows)), persons: persons.size };
}

/**
 * Counts the persons of the busiest day, the latest of equals, who have a value on another number of days than most of
 * that day.
 * @example computeSpread([A and B on both days, C on the second only]) // 1
 */
export function computeSpread(rows: readonly PersonDay[]): number {
  const told = rows.filter(({ value }) => value !== null);
  const days = [...groupRows(told, ({ localDate }) => localDate)].map(([date, ofDay]) => ({
    date,
    userIds: [...new Set(ofDay.map(({ userId }) => userId))],
  }));
  const sizes = new Map<number, number>();
  for (const userId of days.flatMap(({ userIds }) => userIds)) sizes.set(userId, (sizes.get(userId) ?? 0) + 1);
  const [busiest] = days.sort((a, b) => b.userIds.length - a.userIds.length || (a.date < b.date ? 1 : -1));
  if (!busiest) return 0;
  const alike = [...groupRows(busiest.userIds, (userId) => sizes.get(userId)).values()].map(({ length }) => length);
  return busiest.userIds.length - Math.max(...alike);
}

/** Several answers of one person on one day are averaged first. */
function personDays(rows: readonly PersonDay[]): number[] {
  const days = groupRows(rows, ({ localDate }) => localDate);
  return [...days.values()].flatMap((day) => [...personAverages(day).values()].map(({ avg }) => avg));
}
