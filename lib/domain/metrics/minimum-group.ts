import { CAREFUL_ANSWERS, K_ANON_MIN } from '#/lib/domain/metrics/constants.ts';

/**
 * Why a published figure is null, which is never 0: the group has fewer members than a batch needs, or no batch is dated
 * in the period. Or it is hidden from one reader, who knows too much of it by name.
 */
export type HiddenReason = 'group_too_small' | 'not_enough_answers' | 'known_by_name';

/** What a result needs before it is shown. */
export interface SmallestGroup {
  minimumGroupSize: number;
  isMoreCareful: boolean;
}

/**
 * Gives the persons that a result needs until the next night: as many as the setting says, or as the last night needed
 * where that is more. A lower setting holds from the next night on, a higher one at once.
 * @example minimumInForce(3, 5) // 5
 */
export function minimumInForce(setting: number, lastNight: number | null): number {
  return Math.max(setting, lastNight ?? 0);
}

/**
 * Gives the answers that a published batch needs: as many as persons, or twice as many where the company is more careful.
 * @example minimumAnswers(5, true) // 10
 */
export function minimumAnswers(k: number, isMoreCareful: boolean): number {
  return isMoreCareful ? CAREFUL_ANSWERS * k : k;
}

/** The last band begins here and has no end. */
export const OPEN_BAND = 50;

/**
 * Gives the band shown instead of an exact number of persons on anonymous results, or null below 3 persons.
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
 * Returns the least that a band stands for, 0 without one.
 * @example bandFloor('20–49') // 20
 */
export function bandFloor(band: string | null): number {
  return Number.parseInt(band ?? '0', 10);
}

/**
 * Returns in words what a result needs before it is shown.
 * @example wordSmallestGroup({ minimumGroupSize: 5, isMoreCareful: true }) // '5 people with twice as many answers'
 */
export function wordSmallestGroup({ minimumGroupSize, isMoreCareful }: SmallestGroup): string {
  return `${minimumGroupSize} people${isMoreCareful ? ' with twice as many answers' : ''}`;
}
