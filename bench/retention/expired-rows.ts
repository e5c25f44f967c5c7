import type { Pool } from 'pg';

/** Four in five expired long ago, and the others haven't; a row's number decides, so that both are side by side. */
const ends = "CASE WHEN n % 5 = 0 THEN now() + interval '300 days' ELSE now() - interval '800 days' END";
const person = '(ids.list)[1 + n % cardinality(ids.list)]';
const numbered = (share: number) => `
  FROM generate_series(1, ($2::int * 1.25 * ${share})::int) AS n,
    (SELECT array_agg(id) AS list FROM users WHERE company_id = $1) AS ids`;

const statements = [
  `INSERT INTO sessions (id, user_id, kind, token_hash, device, created_at, authenticated_at, last_seen_at, idle_until, absolute_until)
   SELECT gen_random_uuid(), ${person}, 'browser', sha256(('s' || n)::bytea), 'Firefox on Windows', now(), now(), now(), ${ends}, ${ends}
   ${numbered(0.4)}`,
  `INSERT INTO notifications (company_id, user_id, role, created_at, title, message, icon, color)
   SELECT $1, ${person}, 'Member', ${ends}, 'Joined your team', '<b>Ann Low</b> has joined the team Chess.', 'people', 'blue'
   ${numbered(0.4)}`,
  `INSERT INTO login_tickets (user_id, token_hash, expires_at) SELECT ${person}, sha256(('t' || n)::bytea), ${ends} ${numbered(0.1)}`,
  `INSERT INTO invitations (company_id, kind, email, created_at, expires_at)
   SELECT $1, 'company_administrator', 'guest.' || n || '@example.com', now(), ${ends} FROM (SELECT n ${numbered(0.1)}) AS numbers`,
];

/** Stores that many expired rows of the tables that grow most, and a quarter as many others between them. */
export async function insertExpired(pool: Pool, companyId: number, rows: number): Promise<void> {
  for (const statement of statements) await pool.query(statement, [companyId, rows]);
  await pool.query('VACUUM ANALYZE sessions, notifications, login_tickets, invitations');
}

/** Returns how many rows of these tables expired long ago, and how many haven't. */
export async function countExpired(pool: Pool): Promise<{ expired: number; live: number }> {
  const { rows } = await pool.query<{ expired: number; live: number }>(`
    SELECT count(*) FILTER (WHERE at < now() - interval '700 days')::int AS expired,
      count(*) FILTER (WHERE at >= now())::int AS live
    FROM (SELECT absolute_until AS at FROM sessions UNION ALL SELECT created_at FROM notifications
      UNION ALL SELECT expires_at FROM login_tickets UNION ALL SELECT expires_at FROM invitations) AS ends`);
  return rows[0] ?? { expired: 0, live: 0 };
}
