import type { Average } from '#/lib/domain/dashboards/published/read-averages.ts';
import { K_ANON_MIN } from '#/lib/domain/metrics/constants.ts';
import { wholePoints } from '#/lib/domain/metrics/publication/published-figure.ts';
import { METRIC } from '#/lib/domain/metrics/publication/published-metrics.ts';
import { computeCategory } from '#/lib/domain/metrics/scores/category.ts';
import { groupRows } from '#/lib/domain/metrics/series/group-rows.ts';

/**
 * Sorts averages by team or department; each is then shown in whole points (participation in whole percent), null where
 * nothing is published, and with its category, as on its own dashboard. Without a period before, a null is hidden.
 */
export function presentAverages(averages: readonly Average[]) {
  const ofGroup = groupRows(averages, ([id]) => id);
  return (id: number) => {
    const avgOf = (metric: number) => wholePoints(ofGroup.get(id)?.find(([, of]) => of === metric)?.[2] ?? null);
    const [productivity, sentiment] = [avgOf(METRIC.productivity), avgOf(METRIC.sentiment)];
    const [participation, motivation] = [avgOf(METRIC.participation), avgOf(METRIC.motivation)];
    // Each average rests on at least as many, or is null.
    const categoryId = computeCategory({ productivity, sentiment, participation, persons: K_ANON_MIN });
    const isHidden = ofGroup.get(id)?.some(([, , now]) => now === null) ?? false;
    return { productivity, sentiment, participation, motivation, categoryId, isHidden };
  };
}
