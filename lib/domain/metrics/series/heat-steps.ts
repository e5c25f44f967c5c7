import { CATEGORY_HIGH_FROM, CATEGORY_MID_FROM } from '#/lib/domain/metrics/constants.ts';

/**
 * Where the steps of the heat map begin, from the second on: ten points inside the low and the high part, so that
 * extremes stand out; the middle part is one step.
 */
export const heatCuts = [
  CATEGORY_MID_FROM - 10,
  CATEGORY_MID_FROM,
  CATEGORY_HIGH_FROM,
  CATEGORY_HIGH_FROM + 10,
] as const;

/**
 * Returns the step of a figure 0..100, from 0 for low to 4 for high, by the whole points in which it is written.
 * @example heatStepOf(49.6) // 2
 */
export function heatStepOf(value: number): number {
  const points = Math.round(value);
  return heatCuts.filter((cut) => points >= cut).length;
}
