import type { useTranslations } from 'next-intl';
import { heatCuts as cuts, heatStepOf } from '#/lib/domain/metrics/series/series.ts';

type TableWords = ReturnType<typeof useTranslations<'teams-overview.table'>>;

interface HeatStep {
  step: number;
  fill: string;
  from?: number;
  to?: number;
}

/** The colours of the heat map from low to high with their values: the first has no lower end, the last no upper. */
export const heatSteps = [
  { step: 1, fill: 'bg-heat-1', to: cuts[0] },
  { step: 2, fill: 'bg-heat-2', from: cuts[0], to: cuts[1] },
  { step: 3, fill: 'bg-heat-3', from: cuts[1], to: cuts[2] },
  { step: 4, fill: 'bg-heat-4', from: cuts[2], to: cuts[3] },
  { step: 5, fill: 'bg-heat-5', from: cuts[3], to: cuts[4] },
  { step: 6, fill: 'bg-heat-6', from: cuts[4] },
] as const satisfies readonly HeatStep[];

/** Returns the values of a colour in words, such as “40–49”. */
export function describeStep({ from, to }: Pick<HeatStep, 'from' | 'to'>, t: TableWords): string {
  if (from === undefined) return t('below', { cut: to ?? 0 });
  return to === undefined ? t('orMore', { cut: from }) : `${from}–${to - 1}`;
}

/** Returns the colour of a value 0..100, or undefined without one. */
export function findHeatStep(value: number | null) {
  return value === null ? undefined : heatSteps[heatStepOf(value)];
}
