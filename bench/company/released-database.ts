import { fork } from 'node:child_process';
import path from 'node:path';
import type { ReleaseCost } from '#/bench/company/release.ts';
import { copyDatabase, dropDatabase, urlOf, withPool } from '#/bench/data/admin.ts';
import { type DataSet, dataSetOf, USUAL_DAYS } from '#/bench/data/data-set.ts';
import { addDays } from '#/lib/domain/calendar/local-date.ts';
import { instantAt } from '#/lib/domain/calendar/zoned-time.ts';
import { bulkTimeZone } from '#/prisma/seed/bulk/insert-organisation.ts';

export interface ReleasedDatabase extends DataSet {
  /** All days but the last at once, then the last by itself, as every night. */
  firstRelease: ReleaseCost;
  nightlyRelease: ReleaseCost;
  drop: () => Promise<void>;
}

/** Teams of twelve: 84 per thousand members. */
export const TEAM_SIZE = 12;

/** Copies a company with its answers and releases them as the worker does, in processes of their own. */
export async function makeReleasedDatabase(
  members: number,
  { onlyMondays = false, days = USUAL_DAYS }: { onlyMondays?: boolean; days?: number } = {},
): Promise<ReleasedDatabase> {
  const data = await dataSetOf(members, TEAM_SIZE, days);
  const database = `bench_company_${members}${onlyMondays ? '_mondays' : ''}`;
  await copyDatabase(data.database, database);
  const url = urlOf(database);
  const answers = onlyMondays ? await keepMondays(url) : data.answers;
  const firstRelease = await release(url, data.companyId, nightAfter(addDays(data.to, -1)));
  const nightlyRelease = await release(url, data.companyId, nightAfter(data.to));
  await withPool(url, (pool) => pool.query('VACUUM ANALYZE'));
  return { ...data, answers, database, url, firstRelease, nightlyRelease, drop: () => dropDatabase(database) };
}

/** Takes the check-ins of the other days away, whose answers go with them, and counts the answers that are left. */
async function keepMondays(url: string): Promise<number> {
  return withPool(url, async (pool) => {
    await pool.query('DELETE FROM check_ins WHERE extract(isodow FROM local_date) <> 1');
    await pool.query('VACUUM ANALYZE');
    const { rows } = await pool.query<{ left: number }>('SELECT count(*)::int AS left FROM check_in_answers');
    return rows[0]?.left ?? 0;
  });
}

function nightAfter(day: string): Date {
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
