import { pool } from '#/lib/platform/db.ts';

/**
 * Resolves once a statement waits for a lock in this test file's database. Queries outside a transaction, which would
 * see an old snapshot.
 */
export async function lockWaiter(): Promise<void> {
  const waits = async () => {
    const { rowCount } = await pool().query(
      "SELECT FROM pg_stat_activity WHERE datname = current_database() AND wait_event_type = 'Lock'",
    );
    return rowCount !== 0;
  };
  while (!(await waits()));
}
