import type { PoolClient, QueryResult } from 'pg';
import { addDays, daysBetween, type LocalDate } from '#/lib/domain/calendar/local-date.ts';
import { instantAt, localDateAt } from '#/lib/domain/calendar/zoned-time.ts';
import { closeMonths } from '#/lib/domain/dashboards/commands/close-months.ts';
import { publishFigures } from '#/lib/domain/dashboards/commands/publish-figures.ts';
import { storeDayCells, storeWeekCells } from '#/lib/domain/dashboards/commands/store-release-cells.ts';
import { storeReleaseSums } from '#/lib/domain/dashboards/commands/store-release-sums.ts';
import { storeReleasedAnswers } from '#/lib/domain/dashboards/commands/store-released-answers.ts';
import { minimumGroupSize } from '#/lib/domain/metrics/minimum-group.ts';

/** Sends one statement of a release, which may take longer than anything a person waits for. */
export type ReleaseQuery = <Row extends object = object>(text: string, values?: unknown[]) => Promise<Row[]>;

/** Answers sent before midnight are stored by then, however slow the database was. */
export const RELEASE_DELAY_MINUTES = 10;
const STATEMENT_TIMEOUT_MS = 15 * 60_000;
/** Sums per person: four megabytes are full with some hundreds of people. */
const moreMemory = "SET LOCAL work_mem = '64MB'";

interface ReleaseRow {
  timeZone: string;
  minimumGroupSize: number;
  releasedUntil: LocalDate;
  countedUntil: Date;
  summedUntil: LocalDate;
  isPublished: boolean;
}

/**
 * Releases the days of a company that are over in its zone, the oldest `days` of them at most, and publishes its figures,
 * the first ones when no day is left, in the caller's transaction; answers the last released day, or null when there was
 * none to release. The company's row is locked, so that two processes release a day once.
 */
export async function releaseCompany(
  client: PoolClient,
  { companyId, now, days = Infinity }: { companyId: number; now: Date; days?: number },
): Promise<LocalDate | null> {
  const query = slowQuery(client);
  const release = await lockRelease(query, companyId);
  if (!release) return null;
  const settledAt = new Date(now.getTime() - RELEASE_DELAY_MINUTES * 60_000);
  const lastOver = addDays(localDateAt(settledAt, release.timeZone), -1);
  if (lastOver <= release.releasedUntil) return null;
  const until = daysBetween(release.releasedUntil, lastOver) > days ? addDays(release.releasedUntil, days) : lastOver;
  const k = minimumGroupSize(release.minimumGroupSize);
  const from = addDays(release.releasedUntil, 1);
  const end = instantAt(addDays(until, 1), '00:00', release.timeZone);
  const span = { companyId, timeZone: release.timeZone, from, until, since: release.countedUntil, end };
  await storeReleasedAnswers(query, span);
  // Fresh rows have no statistics yet, and a guess of one row makes loops within loops, or merges by one of many keys,
  // of what are joins of everything: only hashing stays fast whatever the guess.
  await query('SET LOCAL enable_nestloop = off');
  await query('SET LOCAL enable_mergejoin = off');
  await query(moreMemory);
  await storeDayCells(query, { companyId, from, until, k });
  await storeWeekCells(query, { companyId, from, until, k });
  await closeMonths(query, { companyId, until, k });
  await storeReleaseSums(query, { companyId, after: release.summedUntil, until });
  // A first release in pieces shows nothing before its last: figures of last year would be taken for those of now.
  if (until === lastOver || release.isPublished) await publishFigures(query, { companyId, until, k });
  // After a move far to the east the day that ends now may have ended before the last one did in the old zone.
  await query(
    `UPDATE company_releases SET released_until = $2, summed_until = $2, counted_until = greatest(counted_until, $3),
       published_at = $4 WHERE company_id = $1`,
    [companyId, until, end, now],
  );
  await query('SET LOCAL enable_nestloop = on');
  await query('SET LOCAL enable_mergejoin = on');
  await query('SET LOCAL work_mem TO DEFAULT');
  return until;
}

/** A company's first release begins with the day it was made. */
async function lockRelease(query: ReleaseQuery, companyId: number): Promise<ReleaseRow | undefined> {
  await query(
    `INSERT INTO company_releases (company_id, released_until, counted_until, published_at)
     SELECT id, (created_at AT TIME ZONE time_zone)::date - 1, created_at, created_at FROM companies WHERE id = $1
     ON CONFLICT DO NOTHING`,
    [companyId],
  );
  const [row] = await query<ReleaseRow>(
    `SELECT c.time_zone AS "timeZone", c.minimum_group_size AS "minimumGroupSize",
       r.released_until::text AS "releasedUntil", r.counted_until AS "countedUntil",
       coalesce(r.summed_until, least(r.released_until,
         (SELECT min(a.released_on) - 1 FROM released_answers a WHERE a.company_id = $1)))::text AS "summedUntil",
       EXISTS (SELECT FROM published_figures p WHERE p.company_id = $1) AS "isPublished"
     FROM company_releases r JOIN companies c ON c.id = r.company_id WHERE r.company_id = $1 FOR UPDATE OF r SKIP LOCKED`,
    [companyId],
  );
  return row;
}

function slowQuery(client: PoolClient): ReleaseQuery {
  return async <Row extends object>(text: string, values: unknown[] = []) => {
    // The pool gives up on a statement after seconds; this setting of a single query is missing in the driver's types.
    const config = { text, values, query_timeout: STATEMENT_TIMEOUT_MS };
    const { rows }: QueryResult<Row> = await client.query<Row>(config);
    return rows;
  };
}
