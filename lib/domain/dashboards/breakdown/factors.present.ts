import { affectingFactors } from '#/lib/domain/check-ins/constants.ts';
import type { FactorRow } from '#/lib/domain/dashboards/team/read-team-figures.ts';
import { sentimentWeights } from '#/lib/domain/metrics/scores/sentiment.ts';

/** What helped and what hurt, by the feeling it was named with, the most named first. */
export function presentFactors(rows: readonly FactorRow[]) {
  return affectingFactors
    .map(({ id, label }) => {
      const of = (weight: number) => {
        const row = rows.find(([factorId, sentiment]) => factorId === id && sentiment === weight);
        const [, , checkIns = 0, persons = 0] = row ?? [];
        return persons > 0 ? { checkIns, persons, personsBand: null, timesBand: null } : null;
      };
      const [helped, hurt, mentioned] = [of(sentimentWeights.good), of(sentimentWeights.bad), of(sentimentWeights.meh)];
      const total = [helped, hurt, mentioned].reduce((sum, count) => sum + (count?.checkIns ?? 0), 0);
      return { total, factor: { id: id as number, label: label as string, helped, hurt, mentioned } };
    })
    .filter(({ total }) => total > 0)
    .sort((a, b) => b.total - a.total || a.factor.id - b.factor.id)
    .map(({ factor }) => factor);
}
