import type { LocalDate } from '#/lib/domain/calendar/local-date.ts';
import { GRAIN, METRIC, SCOPE } from '#/lib/domain/metrics/publication/published-metrics.ts';
import { FACTOR_DAYS } from '#/lib/domain/releases/constants.ts';
import type { PublicationQuery } from '#/lib/domain/releases/run-day/run-day.service.ts';

const key = 'company_id, scope, scope_id, metric, grain, begins_on';

/** $2 is the day, $3 the number of people that a result needs. Feelings are numbered as in `factorFeelings`. */
const statement = `
WITH placed AS (
  SELECT place.scope, place.scope_id, metric, user_id, published_on, high, low, middle
  FROM factor_mentions CROSS JOIN LATERAL (VALUES (${SCOPE.team}, team_id), (${SCOPE.department}, department_id),
    (${SCOPE.company}, company_id)) AS place (scope, scope_id)
  WHERE company_id = $1 AND published_on > $2::date - ${FACTOR_DAYS} AND published_on <= $2 AND place.scope_id <> 0
), counted AS (
  SELECT scope, scope_id, ${METRIC.factorPersons} + 10 * (metric - ${METRIC.factor}) + felt.number AS metric,
    count(DISTINCT user_id)::int AS persons
  FROM placed CROSS JOIN LATERAL (VALUES (0, high), (1, low), (2, middle)) AS felt (number, times)
  WHERE felt.times > 0 GROUP BY 1, 2, 3 HAVING count(DISTINCT user_id) >= $3
)
INSERT INTO published_sums AS known (${key}, persons, answers, total, high, low)
SELECT $1, scope, scope_id, metric, span.grain, span.begins_on, persons, persons, 0, 0, 0
FROM counted CROSS JOIN (VALUES (${GRAIN.day}, $2::date), (${GRAIN.month}, date_trunc('month', $2::date)::date)) AS span (grain, begins_on)
ON CONFLICT (${key}) DO UPDATE SET persons = greatest(known.persons, excluded.persons)`;

const forget = 'DELETE FROM factor_mentions WHERE company_id = $1 AND published_on <= $2::date - $3::int + 1';

/**
 * Publishes how many people named a factor with a feeling in the batches of four weeks, if there are at least `k`. It
 * counts people, so someone who names a factor every day counts once.
 */
export async function publishFactorPersons(
  query: PublicationQuery,
  { companyId, day, k }: { companyId: number; day: LocalDate; k: number },
): Promise<void> {
  await query(statement, [companyId, day, k]);
  // The next run won't look back as far.
  await query(forget, [companyId, day, FACTOR_DAYS]);
}
