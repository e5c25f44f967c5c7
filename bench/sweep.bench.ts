// The minute's sweep of check-ins in a minute in which nobody is due, and with a few teams that have changed.
import { copyDatabase, dropDatabase, templateUrl, urlOf, withPool } from '#/bench/data/admin.ts';
import { median } from '#/bench/measure/statistics.ts';
import { numberOption } from '#/bench/options.ts';
import { Report } from '#/bench/report/report.ts';
import { round, table, verdict } from '#/bench/report/table.ts';
import { insertPeople, spreadLooks } from '#/bench/sweep/people-of-the-world.ts';
import { openDueRounds } from '#/lib/domain/check-ins/rounds/due-round.service.ts';
import { fixedClock } from '#/lib/platform/clock.ts';
import { newCtx } from '#/lib/platform/context.ts';
import { closeDatabase, pool } from '#/lib/platform/db.ts';
import { startJobs, stopJobs } from '#/lib/platform/jobs.ts';
import { loadQueues } from '#/server/load-jobs.ts';

const DATABASE = 'bench_sweep';
const GOAL_MS = 20;
const MINUTE_MS = 60_000;
const TEAM_SIZE = 10;
/** A Tuesday: nobody is due within an hour of it. */
const BEGIN = new Date('2026-03-03T14:00:00Z');
const CREATED_AT = new Date('2026-01-05T00:00:00Z');

const people = numberOption('people', 1_000_000);
const few = numberOption('few', 10_000);
const sweeps = numberOption('sweeps', 40);
const changedTeams = numberOption('changed', 5);

const report = new Report('sweep', 'The minute’s sweep of check-ins');
const rows: (string | number)[][] = [];
await copyDatabase(new URL(templateUrl).pathname.slice(1), DATABASE);
process.env.DATABASE_URL = urlOf(DATABASE);
await loadQueues();
await startJobs({ work: false });
await measure(0, few);
await measure(few, people);
await stopJobs();
await closeDatabase();
await dropDatabase(DATABASE);
report.add(table(['people', 'in a minute with', 'median ms', 'slowest ms', 'goal'], ...rows));
report.write(`${sweeps} sweeps a row, in this process; teams of ten in five zones, asked at noon on working days`);

/** Measures with so many people, some of whom are there already. Both are whole companies. */
async function measure(before: number, count: number): Promise<void> {
  await withPool(urlOf(DATABASE), async (database) => {
    await insertPeople(database, before, count, CREATED_AT);
    await spreadLooks(database, BEGIN);
  });
  await pool().query('DELETE FROM check_in_sweeps');
  // Connects, and has every statement planned once.
  await sweep(0);
  const quiet = await take(sweep);
  const changed = await take(async (number) => {
    const first = before + number * changedTeams * TEAM_SIZE;
    const ids = Array.from({ length: changedTeams }, (_, index) => 1 + first + index * TEAM_SIZE);
    await pool().query(`UPDATE users SET time_zone = 'Europe/Madrid' WHERE id = ANY ($1)`, [ids]);
    return sweep(sweeps + number);
  });
  rows.push(row(count, 'nothing to do', quiet), row(count, `${changedTeams} teams that have changed`, changed));
}

/** Returns how long a sweep took, in milliseconds. */
async function sweep(minute: number): Promise<number> {
  const clock = fixedClock(new Date(BEGIN.getTime() + minute * MINUTE_MS));
  const startedAt = performance.now();
  await openDueRounds({ ...newCtx({ kind: 'job', name: 'bench' }), clock });
  return performance.now() - startedAt;
}

async function take(one: (number: number) => Promise<number>): Promise<number[]> {
  const times: number[] = [];
  for (let number = 1; number <= sweeps; number++) times.push(await one(number));
  return times;
}

function row(count: number, title: string, times: readonly number[]): (string | number)[] {
  const middle = median(times);
  return [
    count.toLocaleString('en'),
    title,
    round(middle),
    round(Math.max(...times)),
    `median ${verdict(middle, { atMost: GOAL_MS })}`,
  ];
}
