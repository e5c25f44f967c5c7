import { CATEGORY_HIGH_FROM, CATEGORY_MID_FROM } from '#/lib/domain/metrics/constants.ts';

/** Ten points inside the low and the high part, so that extremes stand out; the middle part is one step. */
const cuts = [CATEGORY_MID_FROM - 10, CATEGORY_MID_FROM, CATEGORY_HIGH_FROM, CATEGORY_HIGH_FROM + 10] as const;

/** The steps of the heat map from low to high, with the values they stand for. */
export const heatSteps = [
  { step: 1, fill: 'bg-heat-1', range: `Below ${cuts[0]}` },
  { step: 2, fill: 'bg-heat-2', range: `${cuts[0]}–${cuts[1] - 1}` },
  { step: 3, fill: 'bg-heat-3', range: `${cuts[1]}–${cuts[2] - 1}` },
  { step: 4, fill: 'bg-heat-4', range: `${cuts[2]}–${cuts[3] - 1}` },
  { step: 5, fill: 'bg-heat-5', range: `${cuts[3]} or more` },
] as const;

/**
 * The step of a figure 0..100 as it is written, in whole points; undefined where there is none.
 * @example findHeatStep(49.6)?.step // 3, because it is written 50
 */
export function findHeatStep(value: number | null) {
  if (value === null) return undefined;
  const points = Math.round(value);
  return heatSteps[cuts.filter((cut) => points >= cut).length];
}
