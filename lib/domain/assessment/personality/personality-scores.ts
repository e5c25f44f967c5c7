import {
  type AnswerValue,
  type Band,
  INSTRUMENT_ID,
  ITEMS_COUNT,
  ITEMS_PER_TRAIT,
  itemSigns,
  LEAST_RESULTS,
  measurementErrors,
  type Norms,
  type TraitKey,
  traitKeys,
  UNIFORM_FROM,
} from '#/lib/domain/assessment/constants.ts';
import type { Ctx } from '#/lib/platform/context.ts';

/** All answers, in the order of the items. */
export type Answers = readonly AnswerValue[];

/** A trait in percent of the maximum, with the range of one standard error around it and the typical range. */
export interface TraitScore {
  key: TraitKey;
  score: number;
  low: number;
  high: number;
  typicalLow: number;
  typicalHigh: number;
  band: Band;
  /** Standard deviations from the mean. */
  distance: number;
}

/**
 * Returns the sum of each trait, 10 to 50. Agreeing with an item that counts against its trait lowers the sum.
 *
 * @example computeRaw(Array(50).fill(5)) // [30, 34, 34, 18, 38]
 */
export function computeRaw(answers: Answers): number[] {
  const points = answers.map((value, at) => (itemSigns[at] === '+' ? value : 6 - value));
  return traitKeys.map((_, trait) =>
    points.filter((__, at) => at % traitKeys.length === trait).reduce((sum, value) => sum + value, 0),
  );
}

/** Returns a sum in percent of the maximum. @example percentOf(30) // 50 */
export function percentOf(raw: number): number {
  return ((raw - ITEMS_PER_TRAIT) / (4 * ITEMS_PER_TRAIT)) * 100;
}

/** Returns how each trait compares: typical is up to half a standard deviation from the mean (T scores 45 to 55). */
export function computeTraits(raw: readonly number[], norms: Norms): TraitScore[] {
  return traitKeys.map((key, at) => {
    const score = percentOf(raw[at] ?? 0);
    const [mean, deviation, error] = [norms.means[at] ?? 0, norms.deviations[at] ?? 1, measurementErrors[at] ?? 0];
    const [typicalLow, typicalHigh] = [mean - deviation / 2, mean + deviation / 2];
    return {
      key,
      score,
      low: Math.max(0, score - error),
      high: Math.min(100, score + error),
      typicalLow: Math.max(0, typicalLow),
      typicalHigh: Math.min(100, typicalHigh),
      band: score < typicalLow ? 'lower' : score > typicalHigh ? 'higher' : 'typical',
      distance: (score - mean) / deviation,
    };
  });
}

/** Returns the two traits furthest from typical, the earlier one first if they are equal; null if all are typical. */
export function findHeadline(traits: readonly TraitScore[]): { first: TraitScore; second: TraitScore } | null {
  if (traits.every(({ band }) => band === 'typical')) return null;
  const [first, second] = traits.toSorted((a, b) => b.distance - a.distance);
  return first && second ? { first, second } : null;
}

/** Returns whether almost all answers are equal, so the result may not describe the person. */
export function isUniform(answers: Answers): boolean {
  const counts = Map.groupBy(answers, (value) => value);
  return answers.length === ITEMS_COUNT && [...counts.values()].some(({ length }) => length >= UNIFORM_FROM);
}

/**
 * Estimates the norms again: mean and deviation over everyone in all companies who has finished, without people whose
 * answers are almost all equal. With too few people, nothing changes.
 */
export async function estimateNorms(ctx: Ctx): Promise<void> {
  await ctx.db.$executeRaw`
    INSERT INTO personality_norms AS known (instrument_id, means, deviations, results_count, estimated_at)
    SELECT ${INSTRUMENT_ID}, array_agg(mean ORDER BY trait), array_agg(deviation ORDER BY trait), min(results)::int,
      ${ctx.clock.now()}
    FROM (
      SELECT trait, avg((sum - 10) * 2.5)::float8 AS mean, stddev_samp((sum - 10) * 2.5)::float8 AS deviation,
        count(*) AS results
      FROM personality_results r CROSS JOIN LATERAL unnest(r.raw) WITH ORDINALITY AS of_person (sum, trait)
      WHERE r.instrument_id = ${INSTRUMENT_ID} AND NOT r.is_uniform
      GROUP BY trait
    ) AS of_trait
    HAVING min(results) >= ${LEAST_RESULTS} AND min(deviation) > 0
    ON CONFLICT (instrument_id) DO UPDATE SET means = EXCLUDED.means, deviations = EXCLUDED.deviations,
      results_count = EXCLUDED.results_count, estimated_at = EXCLUDED.estimated_at`;
}
