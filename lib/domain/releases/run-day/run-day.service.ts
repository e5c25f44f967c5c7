import type { PoolClient, QueryResult } from 'pg';
import * as z from 'zod';
import type { LocalDate } from '#/lib/domain/calendar/local-date.ts';
import { wholePoints } from '#/lib/domain/metrics/publication/published-figure.ts';
import { GRAIN, METRIC, SCOPE } from '#/lib/domain/metrics/publication/published-metrics.ts';
import { pool, withConnection } from '#/lib/platform/db.ts';
import { asRows } from '#/lib/platform/row-shape.ts';

/** Sends one statement of a release, which may take longer than a person would wait. */
export type PublicationQuery = (text: string, values?: unknown[]) => Promise<unknown[]>;

const STATEMENT_TIMEOUT_MS = 15 * 60_000;

/** Gives a connection's statements the time that a release may take. */
export function releaseQuery(client: PoolClient): PublicationQuery {
  const query = async (text: string, values: unknown[] = []) => {
    // The pool gives up on a statement after seconds; this setting of a single query is missing in the driver's types.
    const config = { text, values, query_timeout: STATEMENT_TIMEOUT_MS };
    const { rows }: QueryResult<object> = await client.query(config);
    return rows;
  };
  return query;
}

/** Runs work in a transaction on a connection of its own. */
export function runRelease<Result>(work: (query: PublicationQuery) => Promise<Result>): Promise<Result> {
  return withConnection(async (client) => {
    await client.query('BEGIN');
    const result = await work(releaseQuery(client));
    await client.query('COMMIT');
    return result;
  });
}

/** How far a company's figures reach, and the settings that its nights follow. */
const releaseRow = z.object({
  timeZone: z.string(),
  minimumGroupSize: z.number(),
  isMoreCareful: z.boolean(),
  releasedUntil: z.iso.date(),
  countedUntil: z.date(),
  publishedUntil: z.iso.date().nullable(),
  /** What a batch needed in the last night; null before the first. */
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
 * Locks a company's row, so that two processes publish no answer twice, and returns it; undefined where another process
 * holds it and this one does not wait. A company's first night ends the day on which it was created.
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

/** How many of a team's check-ins were answered, as it is published for a day. */
export interface PublishedParticipation {
  /** The day asked for, else that of the last batch; null without one. */
  readonly date: LocalDate | null;
  /** The day, or its week where no batch is dated that day; the rate in whole percent, null without any. */
  readonly span: { readonly from: LocalDate; readonly to: LocalDate; readonly rate: number | null } | null;
}

const participationRow = z.object({
  date: z.iso.date().nullable(),
  from: z.iso.date().nullable(),
  to: z.iso.date().nullable(),
  rate: z.number().nullable(),
});

const batches = `FROM published_sums p WHERE p.company_id = $1 AND p.scope = ${SCOPE.team} AND p.scope_id = $2
  AND p.metric = ${METRIC.participation} AND p.grain = ${GRAIN.day}`;

const participationStatement = `
SELECT asked.date::text, span.first::text AS "from", span.last::text AS "to",
  (SELECT sum(p.total) / sum(p.answers) ${batches} AND p.begins_on BETWEEN span.first AND span.last) AS rate
FROM (SELECT coalesce($3::date, (SELECT max(p.begins_on) ${batches})) AS date) asked
CROSS JOIN LATERAL (SELECT EXISTS (SELECT ${batches} AND p.begins_on = asked.date) AS is_published) day
CROSS JOIN LATERAL (SELECT CASE WHEN day.is_published THEN asked.date ELSE date_trunc('week', asked.date::timestamp)::date END AS first,
  CASE WHEN day.is_published THEN asked.date ELSE date_trunc('week', asked.date::timestamp)::date + 6 END AS last) span`;

/** Returns the published participation of a team on a day, or in its week, in one round trip. */
export async function readParticipation(filter: {
  companyId: number;
  teamId: number;
  /** Null stands for the last one there is. */
  date: LocalDate | null;
}): Promise<PublishedParticipation> {
  const values = [filter.companyId, filter.teamId, filter.date];
  const rows = asRows(
    participationRow,
    await pool().query({ name: 'published-participation', text: participationStatement, values }),
  );
  const { date = null, from = null, to = null, rate = null } = rows[0] ?? {};
  return { date, span: from === null || to === null ? null : { from, to, rate: wholePoints(rate) } };
}
