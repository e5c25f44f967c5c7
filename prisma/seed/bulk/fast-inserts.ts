import type { PoolClient } from 'pg';

/**
 * Makes inserts on a connection faster: commits don't wait for the disk and, if a superuser is connected, foreign keys
 * aren't checked, because they are correct by construction.
 */
export async function makeInsertsFast(client: PoolClient): Promise<void> {
  const { rows } = await client.query<{ is_superuser: string }>('SHOW is_superuser');
  if (rows[0]?.is_superuser === 'on') await client.query(`SET session_replication_role = 'replica'`);
  await client.query(`SET synchronous_commit = off; SET work_mem = '256MB'; SET maintenance_work_mem = '256MB'`);
}

/**
 * Drops the indexes of check-ins and answers, and returns a function that adds them again, because updating them row by
 * row would take most of the time. Primary keys stay: they are constraints, and only grow at their end. The caller's
 * transaction restores all of them if anything fails.
 */
export async function dropIndexes(client: PoolClient): Promise<() => Promise<void>> {
  const { rows } = await client.query<{ name: string; definition: string }>(
    `SELECT indexrelid::regclass::text AS name, pg_get_indexdef(indexrelid) AS definition FROM pg_index
     WHERE indrelid IN ('check_ins'::regclass, 'check_in_answers'::regclass) AND NOT EXISTS (SELECT FROM pg_constraint WHERE conindid = indexrelid) ORDER BY 1`,
  );
  for (const { name } of rows) await client.query(`DROP INDEX ${name}`);
  return async () => {
    for (const { definition } of rows) await client.query(definition);
  };
}

/**
 * Reserves consecutive ids for check-ins and returns the first. The lock keeps other inserts from taking ids between
 * the sequence's two calls.
 */
export async function reserveCheckInIds(client: PoolClient, count: number): Promise<number> {
  if (count === 0) return 0;
  await client.query('LOCK TABLE check_ins IN SHARE ROW EXCLUSIVE MODE');
  const { rows } = await client.query<{ first: number }>(
    `SELECT (setval(name, nextval(name) + $1 - 1) - $1 + 1)::int AS first
     FROM pg_get_serial_sequence('check_ins', 'id') AS name`,
    [count],
  );
  return rows[0]?.first ?? 0;
}
