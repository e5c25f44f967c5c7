import type { Pool, QueryConfig } from 'pg';
import { pool } from '#/lib/platform/db.ts';
import { singleton } from '#/lib/platform/singleton.ts';

const recorded: QueryConfig[] = [];
let database: Pool | undefined;

/**
 * Records the statements that product code sends to the database, in order, for the references to run. The pool
 * `answering` answers them, for work whose later statements depend on earlier ones. Without it, each gets no rows, so
 * the code may fail. The product's own pool stays unusable in this process.
 */
export async function recordQueries(work: () => Promise<unknown>, answering?: Pool): Promise<QueryConfig[]> {
  singleton('pool', () => recorder as unknown as Pool);
  if ((pool() as unknown) !== recorder) throw new Error('The pool of this process is in use already.');
  recorded.length = 0;
  database = answering;
  const working = work();
  await (answering ? working : working.catch(() => undefined));
  return [...recorded];
}

const recorder = {
  query(config: QueryConfig) {
    recorded.push(config);
    return database ? database.query(config) : Promise.resolve({ rows: [] });
  },
};
