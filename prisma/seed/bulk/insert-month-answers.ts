import type { PoolClient } from 'pg';
import type { BulkChunk } from '#/prisma/seed/bulk/insert-check-ins.ts';

/** Each member answers the question of loyalty and one of three others, once in the month of `$2`. */
const monthAnswersStatement = `
INSERT INTO month_answers (user_id, question_id, month, company_id, team_id, department_id, value, submitted_at)
SELECT m.user_id, question, date_trunc('month', $2::date), $1, m.team_id, t.department_id,
  (hashint4(m.user_id # (question * 7919 + $3::int + extract(month FROM $2::date)::int)) & 2147483647) % 8 + 3, $2::date + time '12:00'
FROM team_members m JOIN teams t ON t.id = m.team_id,
  unnest(ARRAY[1, 3 + extract(month FROM $2::date)::int % 3]) AS question
WHERE m.company_id = $1
ON CONFLICT DO NOTHING`;

/** Mondays are check-in days: whoever answers is asked about two of six norms. */
const normAnswersStatement = `
INSERT INTO norm_answers (check_in_id, norm_id, team_id, user_id, local_date, value)
SELECT check_in_id, 1 + (extract(week FROM local_date)::int * 2 + place) % 6, team_id, user_id, local_date,
  1 + (hashint4(check_in_id * 2 + place) & 2147483647) % 5
FROM check_in_answers, generate_series(0, 1) AS place
WHERE check_in_id >= $1 AND check_in_id < $1::int + $2::int AND extract(isodow FROM local_date) = 1`;

/** Stores what is asked less often than daily, beside the check-ins of a month: month questions and norms. */
export async function insertBulkMonthAnswers(
  client: PoolClient,
  { companyId, from, firstId, seed }: BulkChunk,
  checkIns: number,
): Promise<void> {
  await client.query(monthAnswersStatement, [companyId, from, seed]);
  await client.query(normAnswersStatement, [firstId, checkIns]);
}
