// Opening and sending a round of check-ins to thousands of people, all in this process, without a mail server.
import pg, { type QueryConfig } from 'pg';
import { explainQueries } from '#/bench/dashboard/explain-queries.ts';
import { copyDatabase, dropDatabase, templateUrl, urlOf, withPool } from '#/bench/data/admin.ts';
import { median } from '#/bench/measure/statistics.ts';
import { numberOption } from '#/bench/options.ts';
import { Report } from '#/bench/report/report.ts';
import { round, table, verdict } from '#/bench/report/table.ts';
import { AT_ONCE, measureBareInserts, measureRound, type RoundCost } from '#/bench/rounds/measure-round.ts';
import { addDays, weekday } from '#/lib/domain/calendar/local-date.ts';
import { instantAt, localDateAt } from '#/lib/domain/calendar/zoned-time.ts';
import { findRound } from '#/lib/domain/check-ins/rounds/find-round.ts';
import { listRecipients } from '#/lib/domain/check-ins/rounds/list-recipients.ts';
import { listSchedules } from '#/lib/domain/check-ins/rounds/schedule.service.ts';
import { closeDatabase, pool, prisma } from '#/lib/platform/db.ts';
import { startJobs, stopJobs } from '#/lib/platform/jobs.ts';
import { bulkTimeZone } from '#/prisma/seed/bulk/insert-organisation.ts';
import { bulkCompany } from '#/prisma/seed/bulk.ts';
import { loadQueues } from '#/server/feature-files.ts';

const ROUND_SECONDS = 20;
const SEED = 7;
const DATABASE = 'bench_rounds';
/** Keeps the reference's days far from every real one. */
const REFERENCE_DAYS = 3650;

const members = numberOption('members', 10_000);
const teamSize = numberOption('team-size', 12);
const days = numberOption('days', 60);
const rounds = numberOption('rounds', 3);

const report = new Report('rounds', 'Opening and sending a round of check-ins');
const rows: (string | number)[][] = [];
await copyDatabase(new URL(templateUrl).pathname.slice(1), DATABASE);
process.env.DATABASE_URL = urlOf(DATABASE);
const companies = new Map<number, number>();
for (const size of [teamSize, members]) {
  const choices = { members, teamSize: size, days, seed: SEED, now: new Date() };
  companies.set(
    size,
    (await withPool(urlOf(DATABASE), (databasePool) => bulkCompany(databasePool, choices))).companyId,
  );
}
await loadQueues();
await startJobs({ work: false });
const reference = new pg.Pool({ connectionString: urlOf(DATABASE), max: 10 });
const daysAhead = workingDays(rounds * companies.size);
for (const [size, companyId] of companies) await measureTeams(size, companyId);
await reference.end();
await stopJobs();
await closeDatabase();
await dropDatabase(DATABASE);
report.add(table(['round', 'teams', 'opened ms', 'sent s', 'bare inserts s', 'ratio', 'people/s', 'goal'], ...rows));
report.write(
  `${members.toLocaleString('en')} members with ${days} days of check-ins; ${rounds} rounds on following working days, medians; ${AT_ONCE} rounds at once as in the worker, without HTTP and mail server`,
);

async function measureTeams(size: number, companyId: number): Promise<void> {
  // Only this company's teams get check-ins.
  await pool().query('UPDATE teams SET completed_at = CASE WHEN company_id = $1 THEN created_at END', [companyId]);
  const costs: (RoundCost & { bareMs: number })[] = [];
  for (const day of daysAhead.splice(0, rounds)) {
    const cost = await measureRound(instantAt(day, '12:00', bulkTimeZone));
    const bareMs = await measureBareInserts(reference, day, addDays(day, REFERENCE_DAYS));
    await pool().query('DELETE FROM check_ins WHERE local_date = $1', [addDays(day, REFERENCE_DAYS)]);
    costs.push({ ...cost, bareMs });
    console.log(`${size} to a team, ${day}: ${JSON.stringify(costs.at(-1))}`);
  }
  addRow(size, costs);
  report.keep(`## Plans, ${size} to a team`, await plans());
}

function addRow(size: number, costs: readonly (RoundCost & { bareMs: number })[]): void {
  const of = (figure: (cost: (typeof costs)[number]) => number) => median(costs.map(figure));
  const seconds = of(({ openMs, sendMs }) => (openMs + sendMs) / 1000);
  rows.push([
    `${members.toLocaleString('en')} people, ${size} to a team`,
    Math.ceil(members / size),
    round(of(({ openMs }) => openMs)),
    round(of(({ sendMs }) => sendMs / 1000)),
    round(of(({ bareMs }) => bareMs / 1000)),
    round(of(({ openMs, sendMs, bareMs }) => (openMs + sendMs) / bareMs)),
    round(of(({ checkIns, openMs, sendMs }) => checkIns / ((openMs + sendMs) / 1000))),
    `s ${verdict(seconds, { atMost: ROUND_SECONDS })}`,
  ]);
}

/** Returns the next days from tomorrow when a team with the usual settings checks in. */
function workingDays(count: number): string[] {
  const dates: string[] = [];
  for (let day = addDays(localDateAt(new Date(), bulkTimeZone), 1); dates.length < count; day = addDays(day, 1))
    if (weekday(day) < 6) dates.push(day);
  return dates;
}

/** Returns the plans of reading a round team's schedule, and of a round's reads for the last round a day later. */
async function plans(): Promise<string> {
  const queries: QueryConfig[] = [];
  const ask = pool().query.bind(pool());
  pool().query = ((config: QueryConfig) => {
    queries.push({ ...config, name: `statement ${queries.length + 1}` });
    return ask(config);
  }) as pg.Pool['query'];
  const last = await prisma().checkInRound.findFirstOrThrow({ orderBy: { id: 'desc' } });
  await listSchedules(prisma(), [last.teamId]);
  const foundRound = await findRound(prisma(), last.id);
  if (foundRound)
    await listRecipients(prisma(), { ...foundRound, localDate: addDays(foundRound.localDate, 1) }, foundRound.sendAt, {
      after: 0,
      limit: 1000,
    });
  pool().query = ask as pg.Pool['query'];
  return explainQueries(pool(), queries);
}
