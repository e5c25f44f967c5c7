// Measures the sweeps that look for what is due, at a moment when nothing is due. Check-ins are also measured with a
// few changed teams, and birthdays in zones where it's morning.
import { copyDatabase, dropDatabase, templateUrl, urlOf, withPool } from '#/bench/data/admin.ts';
import { median } from '#/bench/measure/statistics.ts';
import { numberOption } from '#/bench/options.ts';
import { Report } from '#/bench/report/report.ts';
import { round, table, verdict } from '#/bench/report/table.ts';
import { insertOpenThings } from '#/bench/sweep/open-things.ts';
import { insertPeople, spreadLooks } from '#/bench/sweep/people-of-the-world.ts';
import { checkInSweep, sweeps } from '#/bench/sweep/sweeps.ts';
import { fixedClock } from '#/lib/platform/clock.ts';
import { type Ctx, newCtx } from '#/lib/platform/context.ts';
import { closeDatabase, pool } from '#/lib/platform/db.ts';
import { startJobs, stopJobs } from '#/lib/platform/jobs.ts';
import { loadQueues } from '#/server/feature-files.ts';

const DATABASE = 'bench_sweep';
const GOAL_MS = 20;
const MINUTE_MS = 60_000;
const TEAM_SIZE = 10;
/** A Tuesday when no one is due within an hour. */
const BEGIN = new Date('2026-03-03T14:00:00Z');
const CREATED_AT = new Date('2026-01-05T00:00:00Z');

const people = numberOption('people', 1_000_000);
const few = numberOption('few', 10_000);
const times = numberOption('sweeps', 40);
const changedTeams = numberOption('changed', 5);

const report = new Report('sweep', 'The sweeps for what is due');
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
report.add(table(['people', 'sweep', 'every', 'at a moment with', 'median ms', 'slowest ms', 'goal'], ...rows));
report.write(`${times} times each, in this process; teams of ten in five zones, asked at noon on working days`);

/** Measures with this many people; some already exist. Both numbers are whole companies. */
async function measure(before: number, count: number): Promise<void> {
  await withPool(urlOf(DATABASE), async (database) => {
    await insertPeople(database, before, count, CREATED_AT);
    await insertOpenThings(database, before, count, BEGIN);
    await spreadLooks(database, BEGIN);
  });
  // The clock goes back to the beginning.
  await pool().query('DELETE FROM check_in_sweeps');
  await pool().query('DELETE FROM pulse_sweeps');
  for (const { title, every, run } of sweeps) {
    // Connects, has every statement planned once, and sends what is due this morning.
    await take(1, 0, run);
    rows.push(row([count, title, every, 'nothing to do'], await take(times, 1, run)));
  }
  const changed = await take(times, times + 1, async (ctx, number) => {
    const first = before + number * changedTeams * TEAM_SIZE;
    const ids = Array.from({ length: changedTeams }, (_, index) => 1 + first + index * TEAM_SIZE);
    await pool().query(`UPDATE users SET time_zone = 'Europe/Madrid' WHERE id = ANY ($1)`, [ids]);
    return checkInSweep.run(ctx);
  });
  const { title, every } = checkInSweep;
  rows.push(row([count, title, every, `${changedTeams} teams that have changed`], changed));
}

/** Returns how long each sweep took, in milliseconds, starting at a minute. */
async function take(
  count: number,
  firstMinute: number,
  run: (ctx: Ctx, number: number) => Promise<unknown>,
): Promise<number[]> {
  const durations: number[] = [];
  for (let number = 0; number < count; number++) {
    const clock = fixedClock(new Date(BEGIN.getTime() + (firstMinute + number) * MINUTE_MS));
    const startedAt = performance.now();
    await run({ ...newCtx({ kind: 'job', name: 'bench' }), clock }, number);
    durations.push(performance.now() - startedAt);
  }
  return durations;
}

function row([count, ...titles]: [number, ...string[]], durations: readonly number[]): (string | number)[] {
  const middle = median(durations);
  return [
    count.toLocaleString('en'),
    ...titles,
    round(middle),
    round(Math.max(...durations)),
    `median ${verdict(middle, { atMost: GOAL_MS })}`,
  ];
}
