import { CAREFUL_ANSWERS, K_ANON_MIN } from '#/lib/domain/metrics/constants.ts';

/**
 * Why a published result is null (never 0): the group has fewer members than a batch needs, or no batch is dated in the
 * period. Or it's hidden from one reader, who knows too much of it by name.
 */
export type HiddenReason = 'group_too_small' | 'not_enough_answers' | 'known_by_name';

/** What a result needs before it is shown. */
export interface SmallestGroup {
  minimumGroupSize: number;
  isMoreCareful: boolean;
}

/**
 * Returns how many people a result needs until the next daily run: the setting, or what the last run needed if that is
 * more. So a lower setting applies from the next run, a higher one immediately.
 * @example minimumInForce(3, 5) // 5
 */
export function minimumInForce(setting: number, lastRunDay: number | null): number {
  return Math.max(setting, lastRunDay ?? 0);
}

/**
 * The same of the company `c`, in SQL. Whatever shows numbers of people reads this rather than the setting.
 */
export const minimumInForceSql =
  'greatest(c.minimum_group_size, (SELECT persons_min FROM company_releases WHERE company_id = c.id))';

/**
 * Returns how many answers a published batch needs: the number of people, or twice that if the company is more careful.
 * @example minimumAnswers(5, true) // 10
 */
export function minimumAnswers(k: number, isMoreCareful: boolean): number {
  return isMoreCareful ? CAREFUL_ANSWERS * k : k;
}

/** The last band of people begins here and is open-ended. */
const OPEN_BAND = 50;
/** The last band of how often something was named begins here. */
export const OPEN_TIMES = 1000;
const timesFloors = [OPEN_BAND, 100, 200, 500, OPEN_TIMES];

/**
 * Returns the band shown instead of an exact number of people on anonymous results, or null below 3 people.
 * @example personsBand(7) // '5–9'
 */
export function personsBand(n: number): string | null {
  if (n < K_ANON_MIN) return null;
  if (n < 5) return '3–4';
  if (n < 10) return '5–9';
  if (n < 20) return '10–19';
  return n < OPEN_BAND ? '20–49' : `${OPEN_BAND}+`;
}

/**
 * Returns the band shown instead of how often something was named. It continues beyond the last band of people, because
 * over a year everything is named 50 times. Returns null below the first band. Source: docs/figures.md, How results are
 * published.
 * @example timesBand(140) // '100–199'
 */
export function timesBand(n: number): string | null {
  const at = timesFloors.findLastIndex((floor) => n >= floor);
  if (at === -1) return personsBand(n);
  const [floor = 0, next] = timesFloors.slice(at);
  return next === undefined ? `${floor.toLocaleString('en')}+` : `${floor}–${next - 1}`;
}

/**
 * Returns the lowest number of a band, 0 without one.
 * @example bandFloor('20–49') // 20
 */
export function bandFloor(band: string | null): number {
  return Number.parseInt(band?.replace(',', '') ?? '0', 10);
}

/**
 * Returns the length of the bar of a band of times, from 0 to 1. It's logarithmic, so that no two bands look alike.
 * @example bandLength('1,000+') // 1
 */
export function bandLength(band: string | null): number {
  return Math.log(bandFloor(band) + 1) / Math.log(OPEN_TIMES + 1);
}
