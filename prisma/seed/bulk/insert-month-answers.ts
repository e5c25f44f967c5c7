import type { PoolClient } from 'pg';
import { ENPS_DETRACTOR_MAX, ENPS_PROMOTER_MIN } from '#/lib/domain/metrics/constants.ts';
import { METRIC } from '#/lib/domain/metrics/publication/published-metrics.ts';
import type { BulkChunk } from '#/prisma/seed/bulk/insert-check-ins.ts';

/** Each member answers the eNPS question and one of three others, 3 to 10, on the first day of `$2`'s month. */
const monthAnswersStatement = `
WITH given AS (
  SELECT m.user_id, min(m.team_id) AS team_id, question,
    (hashint4(m.user_id # (question * 7919 + $3::int + extract(month FROM $2::date)::int)) & 2147483647) % 8 + 3 AS value
  FROM team_members m, unnest(ARRAY[1, 3 + extract(month FROM $2::date)::int % 3]) AS question
  WHERE m.company_id = $1 GROUP BY m.user_id, question
), settled AS (
  INSERT INTO month_answers (user_id, question_id, month, company_id, submitted_at)
  SELECT user_id, question, date_trunc('month', $2::date), $1, $2::date + time '12:00' FROM given
)
INSERT INTO waiting_answers (company_id, team_id, metric, user_id, answered_on, answers, total, high, low)
SELECT $1, team_id, ${METRIC.monthQuestion} + question, user_id, $2, 1, 10 * value,
  (value >= ${ENPS_PROMOTER_MIN})::int, (value <= ${ENPS_DETRACTOR_MAX})::int FROM given`;

/** Norms are asked on Mondays; every answer has two of six. */
const normAnswersStatement = `
INSERT INTO norm_answers (check_in_id, company_id, norm_id, team_id, user_id, local_date, value)
SELECT check_in_id, company_id, 1 + (extract(week FROM local_date)::int * 2 + place) % 6, team_id, user_id, local_date,
  1 + (hashint4(check_in_id * 2 + place) & 2147483647) % 5
FROM check_in_answers, generate_series(0, 1) AS place
WHERE check_in_id >= $1 AND check_in_id < $1::int + $2::int AND extract(isodow FROM local_date) = 1`;

/** Stores a month's answers that aren't daily: to monthly questions and norms. */
export async function insertBulkMonthAnswers(
  client: PoolClient,
  { companyId, from, firstId, seed }: BulkChunk,
  checkIns: number,
): Promise<void> {
  await client.query(monthAnswersStatement, [companyId, from, seed]);
  await client.query(normAnswersStatement, [firstId, checkIns]);
}
