import type { Pool } from 'pg';

const COMPANY_SIZE = 10_000;
const TEAM_SIZE = 10;
/** Where they live, team by team: at any minute, people are asked only in zones where it's noon. */
const zones = ['America/Los_Angeles', 'America/New_York', 'Europe/London', 'Asia/Kolkata', 'Asia/Tokyo'];
const AT_ONCE = 1_000_000;

/**
 * Adds people, in teams of ten and companies of ten thousand. They are asked at noon from Monday to Friday. A tenth
 * want to hear of birthdays and three tenths share theirs, and their teams have the looks of a running product. Keys
 * and triggers are switched off while it inserts.
 */
export async function insertPeople(pool: Pool, before: number, people: number, createdAt: Date): Promise<void> {
  const client = await pool.connect();
  try {
    await client.query(`SET session_replication_role = replica; SET statement_timeout = 0`);
    await client.query(
      `INSERT INTO companies (id, name, time_zone, created_at)
       SELECT n, 'Company ' || n, 'Europe/London', $3 FROM generate_series($1::int, $2::int) AS n`,
      [1 + before / COMPANY_SIZE, people / COMPANY_SIZE, createdAt],
    );
    for (let from = 1 + before; from <= people; from += AT_ONCE) {
      const values = [from, Math.min(people, from + AT_ONCE - 1), createdAt];
      await client.query(
        `INSERT INTO users (id, company_id, email, first_name, last_name, time_zone_id, time_zone, confirmed_at, created_at,
           onboarding_completed_at, birth_date, get_members_birthdays, share_birthday)
         SELECT n, 1 + (n - 1) / ${COMPANY_SIZE}, 'p' || n || '@world.test', 'Person', n::text, 11,
           ($4::text[])[1 + ((n - 1) / ${TEAM_SIZE}) % cardinality($4::text[])], $3, $3, $3, '1980-01-01'::date + n % 8000,
           n % 10 = 0, n % 10 < 3
         FROM generate_series($1::int, $2::int) AS n`,
        [...values, zones],
      );
      await client.query(
        `INSERT INTO team_members (team_id, user_id, company_id, joined_at)
         SELECT 1 + (n - 1) / ${TEAM_SIZE}, n, 1 + (n - 1) / ${COMPANY_SIZE}, $3 FROM generate_series($1::int, $2::int) AS n`,
        values,
      );
    }
    await client.query(
      `INSERT INTO teams (id, company_id, name, leader_id, created_at, completed_at)
       SELECT n, 1 + (n - 1) / ${COMPANY_SIZE / TEAM_SIZE}, 'Team ' || n, 1 + (n - 1) * ${TEAM_SIZE}, $3, $3
       FROM generate_series($1::int, $2::int) AS n`,
      [1 + before / TEAM_SIZE, people / TEAM_SIZE, createdAt],
    );
    await client.query(
      'INSERT INTO check_in_looks (company_id, team_id) SELECT company_id, id FROM teams WHERE id > $1',
      [before / TEAM_SIZE],
    );
  } finally {
    client.release(true);
  }
}

/** Stores the looks as they are some minutes before `now`: every team at its next noon. */
export async function spreadLooks(pool: Pool, now: Date): Promise<void> {
  await pool.query(
    `UPDATE check_in_looks l SET due_at = noon.at
     FROM (
       SELECT zone, min(at) AS at FROM unnest($2::text[]) AS zone,
         LATERAL (SELECT (($1::timestamptz AT TIME ZONE zone)::date + days + time '12:00') AT TIME ZONE zone AS at
           FROM generate_series(0, 1) AS days) AS noons
       WHERE at > $1 GROUP BY zone
     ) AS noon
     WHERE noon.zone = ($2::text[])[1 + (l.team_id - 1) % cardinality($2::text[])]`,
    [now, zones],
  );
  await pool.query('VACUUM ANALYZE check_in_looks');
}
