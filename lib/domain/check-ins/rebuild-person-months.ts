import type { Pool, PoolClient } from 'pg';
import type { Transaction } from '#/lib/platform/db.ts';

/** Only adds up and counts values that apply, without ratings. A month without check-ins loses its row. */
const statement = `
WITH counted AS (
  SELECT c.team_id, c.user_id, c.company_id, date_trunc('month', c.local_date::timestamp)::date AS month,
    count(*) AS due_count,
    count(a.check_in_id) AS answer_count,
    count(*) FILTER (WHERE a.sentiment = 100) AS good_count,
    count(*) FILTER (WHERE a.sentiment = 50) AS meh_count,
    count(*) FILTER (WHERE a.sentiment = 0) AS bad_count,
    coalesce(sum(a.productivity), 0) AS productivity_sum,
    count(a.productivity) AS productivity_count,
    coalesce(sum(a.motivation::float8), 0) AS motivation_sum,
    count(a.motivation) AS motivation_count
  FROM check_ins c
  LEFT JOIN check_in_answers a ON a.check_in_id = c.id
  WHERE c.asks_own AND ($1::int IS NULL OR c.company_id = $1)
  GROUP BY c.team_id, c.user_id, c.company_id, month
), gone AS (
  DELETE FROM person_months p
  WHERE ($1::int IS NULL OR p.company_id = $1)
    AND NOT EXISTS (
      SELECT FROM counted c WHERE c.team_id = p.team_id AND c.month = p.month AND c.user_id = p.user_id
    )
)
INSERT INTO person_months (team_id, user_id, company_id, month, due_count, answer_count, good_count, meh_count,
  bad_count, productivity_sum, productivity_count, motivation_sum, motivation_count)
SELECT team_id, user_id, company_id, month, due_count, answer_count, good_count, meh_count,
  bad_count, productivity_sum, productivity_count, motivation_sum, motivation_count
FROM counted
ON CONFLICT (team_id, month, user_id) DO UPDATE SET
  company_id = excluded.company_id,
  due_count = excluded.due_count,
  answer_count = excluded.answer_count,
  good_count = excluded.good_count,
  meh_count = excluded.meh_count,
  bad_count = excluded.bad_count,
  productivity_sum = excluded.productivity_sum,
  productivity_count = excluded.productivity_count,
  motivation_sum = excluded.motivation_sum,
  motivation_count = excluded.motivation_count`;

/**
 * Rebuilds the monthly roll-up of one company or all from check-ins and answers, in one statement. It's the slow,
 * obvious version against which tests check the incremental one. It doesn't touch other companies' rows.
 */
export async function rebuildPersonMonths(
  db: Transaction | Pool | PoolClient,
  { companyId = null }: { companyId?: number | null } = {},
): Promise<void> {
  if ('$executeRawUnsafe' in db) await db.$executeRawUnsafe(statement, companyId);
  else await db.query(statement, [companyId]);
}
