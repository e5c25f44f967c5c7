import type { Pool } from 'pg';

const COMPANY_SIZE = 10_000;
const TEAM_SIZE = 10;
const TEAMS_PER_PULSE = 10;
/** Rows per statement. */
const AT_ONCE = 1_000_000;

/**
 * Adds what a running product has open or has done, for people from `before` on: today's check-in of everyone, half of
 * them with a reminder tomorrow. Every tenth team has a pulse with a round that a third has answered. There are
 * published and evaluated results, imports and reports. Nothing of it is due within an hour of `now`.
 */
export async function insertOpenThings(pool: Pool, before: number, people: number, now: Date): Promise<void> {
  const client = await pool.connect();
  try {
    await client.query('SET session_replication_role = replica; SET statement_timeout = 0');
    for (let from = 1 + before; from <= people; from += AT_ONCE) {
      const values = [from, Math.min(people, from + AT_ONCE - 1), now];
      await client.query(
        `INSERT INTO check_ins (id, company_id, team_id, user_id, local_date, frequency_id, sent_at, closes_at, remind_at)
         SELECT n, 1 + (n - 1) / ${COMPANY_SIZE}, 1 + (n - 1) / ${TEAM_SIZE}, n, $3::timestamptz::date, 1,
           $3::timestamptz - interval '2 hours', $3::timestamptz + interval '1 day',
           CASE WHEN n % 2 = 0 THEN $3::timestamptz + interval '19 hours' END
         FROM generate_series($1::int, $2::int) AS n`,
        values,
      );
    }
    const teams = [1 + before / TEAM_SIZE, people / TEAM_SIZE, now];
    await client.query(
      `INSERT INTO coach_evaluations (team_id, company_id, evaluated_until)
       SELECT id, company_id, $3::timestamptz::date - 1 FROM teams WHERE id BETWEEN $1 AND $2`,
      teams,
    );
    await client.query(
      `INSERT INTO pulses (id, company_id, creator_id, creator_role, name, start_date, recurring_on, frequency, is_draft,
         is_active, activated_at, created_at, updated_at, look_at)
       SELECT id, company_id, leader_id, 'Team Leader', 'Pulse', $3::timestamptz::date - 1, true, 2, false, true,
         $3::timestamptz - interval '1 day', $3, $3, $3::timestamptz + interval '3 days'
       FROM teams WHERE id BETWEEN $1 AND $2 AND id % ${TEAMS_PER_PULSE} = 0`,
      teams,
    );
    await client.query(
      `INSERT INTO pulse_teams (company_id, pulse_id, team_id) SELECT company_id, id, id FROM pulses WHERE id BETWEEN $1 AND $2`,
      teams.slice(0, 2),
    );
    await client.query(
      `INSERT INTO pulse_rounds (id, company_id, pulse_id, local_date, opens_at, closes_at, minimum_group_size, members_count)
       SELECT id, company_id, id, start_date, activated_at, look_at, 5, ${TEAM_SIZE} FROM pulses WHERE id BETWEEN $1 AND $2`,
      teams.slice(0, 2),
    );
    await client.query(
      `INSERT INTO pulse_recipients (id, company_id, round_id, user_id, team_id, send_at, is_told, answered, remind_at)
       SELECT m.user_id, r.company_id, r.id, m.user_id, m.team_id, r.opens_at, true, m.user_id % 3 = 0,
         CASE WHEN m.user_id % 3 > 0 THEN r.opens_at + interval '2 days' END
       FROM pulse_rounds r JOIN team_members m ON m.team_id = r.pulse_id WHERE r.id BETWEEN $1 AND $2`,
      teams.slice(0, 2),
    );
    const companies = [1 + before / COMPANY_SIZE, people / COMPANY_SIZE, now];
    await client.query(
      `INSERT INTO company_releases (company_id, released_until, counted_until, published_at)
       SELECT n, $3::timestamptz::date - 1, $3, $3 FROM generate_series($1::int, $2::int) AS n`,
      companies,
    );
    await client.query(
      'SELECT note_next_release(n) FROM generate_series($1::int, $2::int) AS n',
      companies.slice(0, 2),
    );
    await insertFiles(client, companies);
  } finally {
    client.release(true);
  }
  await pool.query('VACUUM ANALYZE');
}

/**
 * Inserts, per company, twenty imports without rows, one of two days ago with a thousand rows, and fifty reports of the
 * week.
 */
async function insertFiles(client: Pick<Pool, 'query'>, companies: unknown[]): Promise<void> {
  await client.query(
    `INSERT INTO people_imports (id, company_id, created_by_id, file_name, created_at, state, counts, applied_at, rows_deleted_at)
     SELECT n * 100 + i, n, 1, 'people.csv', $3, 'applied', '{}', $3::timestamptz - i * interval '2 days',
       CASE WHEN i > 1 THEN $3::timestamptz END
     FROM generate_series($1::int, $2::int) AS n, generate_series(1, 21) AS i`,
    companies,
  );
  await client.query(
    `INSERT INTO people_import_rows (company_id, import_id, line, cells, is_done)
     SELECT n, n * 100 + 1, line, '{}', true FROM generate_series($1::int, $2::int) AS n, generate_series(2, 1001) AS line`,
    companies.slice(0, 2),
  );
  await client.query(
    `INSERT INTO report_exports (id, company_id, requester_id, role, flag, wanted, status, total_count, created_at, started_at)
     SELECT gen_random_uuid(), n, 1 + (n - 1) * ${COMPANY_SIZE}, 'Administrator', 'download', '{}', 'done', 1, at, at
     FROM generate_series($1::int, $2::int) AS n, generate_series(1, 50) AS i,
       LATERAL (SELECT $3::timestamptz - i * interval '3 hours' AS at) AS times`,
    companies,
  );
}
