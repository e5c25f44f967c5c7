import type { PoolClient, QueryResult } from 'pg';
import * as z from 'zod';
import { withConnection } from '#/lib/platform/db.ts';
import { asRows } from '#/lib/platform/row-shape.ts';

/** Sends one statement of a release, which may take longer than a person would wait. */
export type PublicationQuery = (text: string, values?: unknown[]) => Promise<unknown[]>;

const STATEMENT_TIMEOUT_MS = 15 * 60_000;

/** Returns a function that sends statements on a connection with the time limit of a release. */
export function releaseQuery(client: PoolClient): PublicationQuery {
  const query = async (text: string, values: unknown[] = []) => {
    // The pool's time limit is seconds. The driver's types lack this setting of a single query.
    const config = { text, values, query_timeout: STATEMENT_TIMEOUT_MS };
    const { rows }: QueryResult<object> = await client.query(config);
    return rows;
  };
  return query;
}

/** Runs work in a transaction on its own connection, and returns what it returns. */
export function runRelease<Result>(work: (query: PublicationQuery) => Promise<Result>): Promise<Result> {
  return withConnection(async (client) => {
    await client.query('BEGIN');
    const result = await work(releaseQuery(client));
    await client.query('COMMIT');
    return result;
  });
}

/** Until when a company's results are published, and the settings that its daily runs use. */
const releaseRow = z.object({
  timeZone: z.string(),
  minimumGroupSize: z.number(),
  isMoreCareful: z.boolean(),
  releasedUntil: z.iso.date(),
  countedUntil: z.date(),
  publishedUntil: z.iso.date().nullable(),
  /** What a batch needed in the last run; null before the first. */
  personsMin: z.number().nullable(),
  answersMin: z.number().nullable(),
});
export type Release = z.output<typeof releaseRow>;

const locked = `
SELECT c.time_zone AS "timeZone", c.minimum_group_size AS "minimumGroupSize", c.is_more_careful AS "isMoreCareful",
r.released_until::text AS "releasedUntil", r.counted_until AS "countedUntil",
r.published_until::text AS "publishedUntil", r.persons_min AS "personsMin",
r.answers_min AS "answersMin"
FROM company_releases r JOIN companies c ON c.id = r.company_id WHERE r.company_id = $1
FOR UPDATE OF r`;
const lockedIfFree = `${locked} SKIP LOCKED`;

/**
 * Locks a company's row, so that two processes never publish an answer twice, and returns it; undefined if another
 * process has it and `waits` is false. A company's first day is the day it was created.
 */
export async function lockRelease(
  query: PublicationQuery,
  companyId: number,
  { waits }: { waits: boolean },
): Promise<Release | undefined> {
  await query(
    `INSERT INTO company_releases (company_id, released_until, counted_until, published_at)
     SELECT id, (created_at AT TIME ZONE time_zone)::date - 1, created_at, created_at FROM companies WHERE id = $1
     ON CONFLICT DO NOTHING`,
    [companyId],
  );
  const [row] = asRows(releaseRow, await query(waits ? locked : lockedIfFree, [companyId]));
  return row;
}
