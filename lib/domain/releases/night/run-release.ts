import type { PoolClient, QueryResult } from 'pg';
import { withConnection } from '#/lib/platform/db.ts';

/** Sends one statement of a release, which may take longer than a person would wait. */
export type ReleaseQuery = (text: string, values?: unknown[]) => Promise<unknown[]>;

const STATEMENT_TIMEOUT_MS = 15 * 60_000;

/** Gives a connection's statements the time that a release may take. */
export function releaseQuery(client: PoolClient): ReleaseQuery {
  const query = async (text: string, values: unknown[] = []) => {
    // The pool gives up on a statement after seconds; this setting of a single query is missing in the driver's types.
    const config = { text, values, query_timeout: STATEMENT_TIMEOUT_MS };
    const { rows }: QueryResult<object> = await client.query(config);
    return rows;
  };
  return query;
}

/** Runs work in a transaction on a connection of its own. */
export function runRelease<Result>(work: (query: ReleaseQuery) => Promise<Result>): Promise<Result> {
  return withConnection(async (client) => {
    await client.query('BEGIN');
    const result = await work(releaseQuery(client));
    await client.query('COMMIT');
    return result;
  });
}
