import { heatCuts as cuts, heatStepOf } from '#/lib/domain/metrics/series/series.ts';

/** The steps of the heat map from low to high, with the values they stand for. */
export const heatSteps = [
  { step: 1, fill: 'bg-heat-1', range: `Below ${cuts[0]}` },
  { step: 2, fill: 'bg-heat-2', range: `${cuts[0]}–${cuts[1] - 1}` },
  { step: 3, fill: 'bg-heat-3', range: `${cuts[1]}–${cuts[2] - 1}` },
  { step: 4, fill: 'bg-heat-4', range: `${cuts[2]}–${cuts[3] - 1}` },
  { step: 5, fill: 'bg-heat-5', range: `${cuts[3]} or more` },
] as const;

/** Returns the step of a figure 0..100, or undefined where there is none. */
export function findHeatStep(value: number | null) {
  return value === null ? undefined : heatSteps[heatStepOf(value)];
}
