import { fork } from 'node:child_process';
import path from 'node:path';
import type { ReleaseCost } from '#/bench/company/release.ts';
import { explainRelease } from '#/bench/company/release-plans.ts';
import { copyDatabase, dropDatabase, urlOf, withPool } from '#/bench/data/admin.ts';
import { type DataSet, dataSetOf, USUAL_DAYS } from '#/bench/data/data-set.ts';
import { addDays } from '#/lib/domain/calendar/local-date.ts';
import { instantAt } from '#/lib/domain/calendar/zoned-time.ts';
import { bulkTimeZone } from '#/prisma/seed/bulk/insert-organisation.ts';
import { inTransaction } from '#/prisma/seed/in-transaction.ts';
import { publishHistory } from '#/prisma/seed/publish-history.ts';

export interface ReleasedDatabase extends DataSet {
  /** The cost of the last daily run. */
  runDay: ReleaseCost;
  /** The plans of its statements; empty unless requested. */
  plans: string;
  drop: () => Promise<void>;
}

interface Wanted {
  /** Whether to keep only the answers of Mondays. */
  onlyMondays?: boolean;
  days?: number;
  explains?: boolean;
}

/** Teams of twelve: 84 per thousand members. */
export const TEAM_SIZE = 12;

/** Copies a company with its answers and runs its daily runs, the last one in a separate process, like the worker. */
export async function makeReleasedDatabase(
  members: number,
  { onlyMondays = false, days = USUAL_DAYS, explains = false }: Wanted = {},
): Promise<ReleasedDatabase> {
  const data = await dataSetOf(members, TEAM_SIZE, days);
  const { companyId, to } = data;
  const database = `bench_company_${members}${onlyMondays ? '_mondays' : ''}`;
  await copyDatabase(data.database, database);
  const url = urlOf(database);
  const answers = onlyMondays ? await keepMondays(url) : data.answers;
  const now = runDayAfter(to);
  const plans = await withPool(url, async (pool) => {
    const client = await pool.connect();
    const runDayBefore = runDayAfter(addDays(to, -1));
    try {
      await inTransaction(client, () => publishHistory(client, { companyId, now: runDayBefore }));
    } finally {
      // A pool doesn't end while one of its clients is in use.
      client.release();
    }
    await pool.query('VACUUM ANALYZE');
    return explains ? explainRelease(pool, { companyId, now }) : '';
  });
  const runDay = await release(url, companyId, now);
  await withPool(url, (pool) => pool.query('VACUUM ANALYZE'));
  return { ...data, answers, database, url, runDay, plans, drop: () => dropDatabase(database) };
}

/** Deletes the check-ins of all other days with their answers; returns the number of remaining answers. */
async function keepMondays(url: string): Promise<number> {
  return withPool(url, async (pool) => {
    await pool.query('DELETE FROM check_ins WHERE extract(isodow FROM local_date) <> 1');
    await pool.query('VACUUM ANALYZE');
    const { rows } = await pool.query<{ left: number }>('SELECT count(*)::int AS left FROM check_in_answers');
    return rows[0]?.left ?? 0;
  });
}

function runDayAfter(day: string): Date {
  return instantAt(addDays(day, 1), '00:30', bulkTimeZone);
}

function release(url: string, companyId: number, now: Date): Promise<ReleaseCost> {
  const child = fork(path.join(import.meta.dirname, 'release.ts'), [String(companyId), now.toISOString()], {
    env: { ...process.env, DATABASE_URL: url },
  });
  return new Promise((resolve, reject) => {
    child.once('message', (cost: ReleaseCost) => {
      if (cost.until === null) reject(new Error('There was nothing to release.'));
      else resolve(cost);
    });
    child.once('exit', (code) => reject(new Error(`The release ended with ${code}.`)));
  });
}
