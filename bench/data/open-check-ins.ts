import type { Pool } from 'pg';
import type { DataSet } from '#/bench/data/data-set.ts';
import { rebuildPersonMonths } from '#/lib/domain/check-ins/rebuild-person-months.ts';

export interface OpenCheckIn {
  id: number;
  motivatorId: number;
}

/** Every member has a satisfaction with every motivator, as after some weeks. */
const satisfactions = `
INSERT INTO motivator_satisfactions (user_id, motivator_id, satisfaction, answered_at)
SELECT user_id, motivator_id, 40 + (user_id + 7 * motivator_id) % 50, now() - motivator_id * interval '1 day'
FROM team_members, generate_series(1, 9) AS motivator_id WHERE company_id = $1
ON CONFLICT DO NOTHING`;

/** Day by day, so that consecutive check-ins are different people's; with yes-or-no questions. */
const checkIns = `
INSERT INTO check_ins (company_id, team_id, user_id, local_date, frequency_id, sent_at, closes_at, motivator_id, motivator_type)
SELECT company_id, team_id, user_id, current_date + day, 1, now(), now() + interval '1 day', 1 + (user_id + day) % 9, 2
FROM generate_series(0, $2::int - 1) AS day, (SELECT * FROM team_members WHERE company_id = $1 ORDER BY hashint4(user_id)) AS member
ORDER BY day
LIMIT $3
RETURNING id, motivator_id AS "motivatorId"`;

/** Stores that many open check-ins, with everything that sending one stores. */
export async function openCheckIns(
  pool: Pool,
  { companyId, members }: Pick<DataSet, 'companyId' | 'members'>,
  count: number,
): Promise<OpenCheckIn[]> {
  await pool.query(satisfactions, [companyId]);
  const { rows } = await pool.query<OpenCheckIn>(checkIns, [companyId, Math.ceil(count / members), count]);
  await rebuildPersonMonths(pool, { companyId });
  await pool.query('VACUUM (ANALYZE) check_ins, person_months, motivator_satisfactions');
  return rows;
}
