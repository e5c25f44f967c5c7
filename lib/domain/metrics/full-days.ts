import { groupRows } from '#/lib/domain/metrics/group-rows.ts';
import { mean } from '#/lib/domain/metrics/mean.ts';
import type { PersonDayValue, PersonMean } from '#/lib/domain/metrics/person-mean.ts';

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
 * Averages over answers, for those who see no names: the days that are shown tell it anyway, whatever periods are put
 * together. A mean over persons would weigh somebody who was there on few days more than the others, so that the days,
 * subtracted from it, could leave that person. Source: product decision; `read-window-means.ts` says the same in SQL.
 * @example computeAnswerMean([A: 90 and 30 on two days, B: 60 on both, C: 60 and 0, D: 0 on the first]) // { avg: 42.86, persons: 4 }, person-first 37.5
 */
export function computeAnswerMean(rows: readonly PersonDay[]): PersonMean {
  const told = rows.flatMap(({ userId, value }) => (value === null ? [] : [{ userId, value }]));
  return { avg: mean(told.map(({ value }) => value)), persons: new Set(told.map(({ userId }) => userId)).size };
}
