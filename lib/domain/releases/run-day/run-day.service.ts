import type { PoolClient, QueryResult } from 'pg';
import * as z from 'zod';
import type { LocalDate } from '#/lib/domain/calendar/local-date.ts';
import type { WaitingAnswers } from '#/lib/domain/metrics/publication/close-batches.ts';
import { METRIC } from '#/lib/domain/metrics/publication/published-metrics.ts';
import { membersSql } from '#/lib/domain/places/places.sql.ts';
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
type Release = z.output<typeof releaseRow>;

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

/** Waiting answers with the keys of their rows; factors have none, and move with their feelings. */
export interface WaitingRows extends WaitingAnswers {
  readonly metric: number;
  /** The department of a department's pool; 0 in other pools. */
  readonly holdingPool: number;
}

const waitingRows: z.ZodType<WaitingRows> = z.object({
  metric: z.number(),
  teamId: z.number(),
  pool: z.literal([0, 1, 2]),
  holdingPool: z.number(),
  departmentId: z.number().nullable(),
  isTeamLarge: z.boolean(),
  since: z.iso.date(),
  answers: z.number(),
  persons: z.array(z.number()),
});

interface WaitingFilter {
  companyId: number;
  /** The last day whose answers count. */
  day: LocalDate;
  /** How many members make a team large. */
  k: number;
  /** Only returns answers that wait with this team. */
  teamId?: number;
}

const statement = `
WITH placed AS MATERIALIZED (
  SELECT t.id, t.department_id, ${membersSql('t.id')} >= $3 AS is_large
  FROM teams t WHERE t.company_id = $1 AND t.completed_at IS NOT NULL AND $4::int IN (0, t.id)
)
SELECT w.metric, w.team_id AS "teamId", w.pool, w.department_id AS "holdingPool",
  CASE w.pool WHEN 0 THEN t.department_id ELSE d.id END AS "departmentId", coalesce(t.is_large, false) AS "isTeamLarge",
  min(coalesce(w.pooled_on, w.answered_on))::text AS since, sum(w.answers)::int AS answers,
  array_agg(DISTINCT w.user_id) AS "persons"
FROM waiting_answers w LEFT JOIN placed t ON t.id = w.team_id
  LEFT JOIN departments d ON d.id = w.department_id AND d.company_id = $1
WHERE w.company_id = $1 AND w.answered_on <= $2 AND w.metric < ${METRIC.factor} AND ($4 = 0 OR (w.team_id = $4 AND w.pool = 0))
GROUP BY w.metric, w.team_id, w.pool, w.department_id, t.department_id, d.id, t.is_large
ORDER BY w.metric, w.team_id, w.pool, w.department_id`;

/** Returns the answers that wait at the end of a day, by metric, team and pool. */
export async function listWaitingAnswers(query: PublicationQuery, filter: WaitingFilter): Promise<WaitingRows[]> {
  const { companyId, day, k, teamId = 0 } = filter;
  return asRows(waitingRows, await query(statement, [companyId, day, k, teamId]));
}
