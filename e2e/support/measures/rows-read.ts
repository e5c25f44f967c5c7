import type { PoolClient } from 'pg';
import { pool } from '#/lib/platform/db.ts';

/**
 * Returns how many rows and index entries a piece of work reads from each table of the product. It must use the pool's
 * connections.
 */
export async function rowsReadBy(work: () => Promise<unknown>): Promise<Record<string, number>> {
  const before = await readCounts();
  await work();
  const after = await readCounts();
  const counts = [...after].map(([table, count]): [string, number] => [table, count - (before.get(table) ?? 0)]);
  return Object.fromEntries(counts.filter(([, count]) => count > 0));
}

async function readCounts(): Promise<Map<string, number>> {
  // A connection reports its counts only after a second.
  const clients: PoolClient[] = [];
  for (let count = Math.max(1, pool().totalCount); count > 0; count -= 1) clients.push(await pool().connect());
  for (const client of clients) await client.query('SELECT pg_stat_force_next_flush()');
  for (const client of clients) client.release();
  const { rows } = await pool().query<{ name: string; count: number }>(
    `SELECT t.relname AS name, (t.seq_tup_read + coalesce((SELECT sum(i.idx_tup_read) FROM pg_stat_user_indexes i
       WHERE i.relid = t.relid), 0))::float8 AS count
     FROM pg_stat_user_tables t WHERE t.schemaname = 'public'`,
  );
  return new Map(rows.map(({ name, count }) => [name, count]));
}
