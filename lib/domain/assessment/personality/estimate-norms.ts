import { INSTRUMENT_ID, LEAST_RESULTS } from '#/lib/domain/assessment/constants.ts';
import type { Ctx } from '#/lib/platform/context.ts';

/**
 * Estimates anew with what results are compared: mean and deviation over everybody of all companies who has finished,
 * without those whose answers are almost all the same. With too few of them nothing changes.
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
