// The cost of a day's insights and trends for a thousand teams, all in this process.
import { countStatements, watchStatements } from '#/bench/coaching/count-statements.ts';
import { publishMonths, releaseUntil } from '#/bench/coaching/publish-months.ts';
import { copyDatabase, dropDatabase, templateUrl, urlOf, withPool } from '#/bench/data/admin.ts';
import { median } from '#/bench/measure/statistics.ts';
import { numberOption } from '#/bench/options.ts';
import { Report } from '#/bench/report/report.ts';
import { round, table, verdict } from '#/bench/report/table.ts';
import { addDays } from '#/lib/domain/calendar/local-date.ts';
import { localDateAt } from '#/lib/domain/calendar/zoned-time.ts';
import { evaluateCompany } from '#/lib/domain/coaching/evaluations/evaluation.service.ts';
import { newCtx } from '#/lib/platform/context.ts';
import { closeDatabase, pool } from '#/lib/platform/db.ts';
import { bulkTimeZone } from '#/prisma/seed/bulk/insert-organisation.ts';
import { bulkCompany } from '#/prisma/seed/bulk.ts';

const SECONDS_GOAL = 60;
const STATEMENTS_GOAL = 5;
const SEED = 7;
const DATABASE = 'bench_coaching';

const teams = numberOption('teams', 1000);
const teamSize = numberOption('team-size', 10);
const days = numberOption('days', 60);
const runDays = numberOption('nights', 7);

await copyDatabase(new URL(templateUrl).pathname.slice(1), DATABASE);
process.env.DATABASE_URL = urlOf(DATABASE);
const now = new Date();
const members = teams * teamSize;
const { companyId } = await withPool(urlOf(DATABASE), (databasePool) =>
  bulkCompany(databasePool, { members, teamSize, days, seed: SEED, now }),
);
const yesterday = addDays(localDateAt(now, bulkTimeZone), -1);
await withPool(urlOf(DATABASE), (databasePool) => publishMonths(databasePool, companyId, yesterday));

watchStatements(pool());
const report = new Report('coaching', 'Insights and trends of a night');
const rows: (string | number)[][] = [];
const costs: { seconds: number; perTeam: number }[] = [];
for (let runDay = 0; runDay <= runDays; runDay++) {
  await releaseUntil(pool(), companyId, addDays(yesterday, runDay));
  const before = await countItems();
  const { ms, statements, reads } = await countStatements(() =>
    evaluateCompany(newCtx({ kind: 'job', name: 'bench' }), { companyId }),
  );
  const startedAt = performance.now();
  for (const read of reads) await pool().query(read);
  const bareMs = performance.now() - startedAt;
  const newItemCount = (await countItems()) - before;
  costs.push({ seconds: ms / 1000, perTeam: statements / teams });
  rows.push([
    runDay === 0 ? 'the first, with all trends' : `${runDay} later`,
    round(ms / 1000),
    round(bareMs / 1000),
    round(ms / bareMs),
    round(statements / teams),
    newItemCount,
  ]);
  console.log(rows.at(-1)?.join(' | '));
}
const slowest = Math.max(...costs.map(({ seconds }) => seconds));
const most = Math.max(...costs.map(({ perTeam }) => perTeam));
report.add(
  table(['run', 's', 'its reads alone s', 'ratio', 'statements per team', 'items written'], ...rows),
  table(
    ['figure', 'found', 'goal'],
    [`slowest night of ${teams} teams, s`, round(slowest), verdict(slowest, { atMost: SECONDS_GOAL })],
    ['median night, s', round(median(costs.map(({ seconds }) => seconds))), ''],
    ['statements per team at most', round(most), verdict(most, { atMost: STATEMENTS_GOAL })],
  ),
);
await closeDatabase();
await dropDatabase(DATABASE);
report.write(
  `${teams.toLocaleString('en')} teams of ${teamSize}, ${days} days of check-ins, two months of published figures with ten factors and six norms; in a fifth of the teams motivation has fallen`,
);

async function countItems(): Promise<number> {
  const {
    rows: [row],
  } = await pool().query<{ n: number }>('SELECT count(*)::int AS n FROM coach_items');
  return row?.n ?? 0;
}
