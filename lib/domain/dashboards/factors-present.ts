import { affectingFactors } from '#/lib/domain/check-ins/constants.ts';
import type { FactorDay } from '#/lib/domain/dashboards/queries/read-closed-days.ts';
import type { FactorRow } from '#/lib/domain/dashboards/queries/read-team-figures.ts';
import { K_ANON_MIN } from '#/lib/domain/metrics/constants.ts';
import { keepFullDays } from '#/lib/domain/metrics/full-days.ts';
import { personsBand } from '#/lib/domain/metrics/minimum-group.ts';
import { sentimentWeights } from '#/lib/domain/metrics/sentiment.ts';

interface Named {
  checkIns: number | null;
  persons: number | null;
  personsBand: string | null;
}

/** What helped and what hurt, by the feeling it was named with, the most named first. */
export function presentFactors(rows: readonly FactorRow[]) {
  return inOrder((factor, weight) => {
    const row = rows.find(([factorId, sentiment]) => factorId === factor && sentiment === weight);
    const [, , checkIns = 0, persons = 0] = row ?? [];
    return persons > 0 ? { named: { checkIns, persons, personsBand: null }, weight: checkIns } : null;
  });
}

/**
 * The same from closed days, without counts. A day on which fewer than three named a factor with the same kind of
 * feeling stays out, because "one person was hurt by" points at that person.
 */
export function presentClosedFactors(days: readonly FactorDay[]) {
  return inOrder((factor, weight) => {
    const named = days.filter(({ factorId, sentiment }) => factorId === factor && sentiment === weight);
    const told = keepFullDays(
      named.map(({ userId, localDate }) => ({ userId, localDate, value: 1 })),
      K_ANON_MIN,
    );
    const persons = new Set(told.map(({ userId }) => userId)).size;
    const band = personsBand(persons);
    if (band === null) return null;
    // The order, too, goes by bands.
    return { named: { checkIns: null, persons: null, personsBand: band }, weight: Number.parseInt(band, 10) };
  });
}

function inOrder(of: (factorId: number, sentiment: number) => { named: Named; weight: number } | null) {
  return affectingFactors
    .map(({ id, label }) => {
      const [helped, hurt, mentioned] = [
        of(id, sentimentWeights.good),
        of(id, sentimentWeights.bad),
        of(id, sentimentWeights.meh),
      ];
      const total = [helped, hurt, mentioned].reduce((sum, sign) => sum + (sign?.weight ?? 0), 0);
      const signs = { helped: helped?.named ?? null, hurt: hurt?.named ?? null, mentioned: mentioned?.named ?? null };
      return { total, factor: { id: id as number, label: label as string, ...signs } };
    })
    .filter(({ total }) => total > 0)
    .sort((a, b) => b.total - a.total || a.factor.id - b.factor.id)
    .map(({ factor }) => factor);
}
