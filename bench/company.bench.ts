// The dashboards above team level: the product's calls, a bare Next route with their SQL and body, and the SQL alone;
// and the daily run that publishes their results.
import {
  type CallName,
  callNames,
  type FigureCall,
  openCompany,
  openFigures,
  type Way,
} from '#/bench/company/figure-calls.ts';
import { makeReleasedDatabase, type ReleasedDatabase, TEAM_SIZE } from '#/bench/company/released-database.ts';
import { explainQueries } from '#/bench/dashboard/explain-queries.ts';
import { countRowsRead } from '#/bench/dashboard/rows-read.ts';
import { nameOf, USUAL_DAYS } from '#/bench/data/data-set.ts';
import { measureInTurn, type Rounds, ratio, ratioSpread, summarise } from '#/bench/measure/measure-in-turn.ts';
import { runLoad, type Sample, type Work } from '#/bench/measure/run-load.ts';
import { numberOption } from '#/bench/options.ts';
import { Report } from '#/bench/report/report.ts';
import { round, table, verdict } from '#/bench/report/table.ts';
import { addDays } from '#/lib/domain/calendar/local-date.ts';
import { type PeriodName, periodRange, periods } from '#/lib/domain/calendar/period.ts';

const SIZES = [1000, 10_000, 100_000];
/** The times have goals at this size. */
const GOAL_SIZE = 10_000;
const GOALS_P95_MS: Partial<Record<CallName, number>> = {
  company: 100,
  teams: 150,
  'teams by motivation': 150,
  'teams by need': 150,
};
const BARE_GOAL = 2;
/** The most that daily answers may cost, compared with Mondays' answers by the same people over the same year. */
const GROWTH_GOAL = 1.1;
const GROWTH_MEMBERS = 1000;
const NIGHT_GOAL_S = 180;
const NIGHT_GOAL_MB = 600;

const largest = numberOption('largest', 10_000);
/** Measures only this size, with a separate results file. */
const alone = numberOption('members', 0);
const days = numberOption('days', USUAL_DAYS);
const rounds = numberOption('rounds', 3);
const calls = numberOption('calls', 60);

const report = new Report('company', 'Dashboards above team level', alone ? `-${alone}-members-${days}-days` : '');
const sizes = alone ? [alone] : SIZES.filter((size) => size <= largest);
const runDays: (string | number)[][] = [];

if (!alone) await compareGrowth();
for (const members of sizes) await measureSize(members);
report.add(
  '## A night',
  table(
    ['', 'seconds', 'extra MB of the process', 'most MB of its database process', 'MB spilled to files', 'goals'],
    ...runDays,
  ),
);
report.write(
  `${TEAM_SIZE} to a team, ${nameOf(days)} of daily check-ins; ${calls} calls per measurement, medians of ${rounds} rounds in alternating order`,
);

async function measureSize(members: number): Promise<void> {
  const isExplained = members === (alone || Math.min(GOAL_SIZE, largest));
  const data = await makeReleasedDatabase(members, { days, explains: isExplained });
  const size = `${members.toLocaleString('en')} members in ${data.teams.toLocaleString('en')} teams`;
  addRunDay(size, data);
  const figures = await openFigures(data, coveredPeriods(data));
  const rows: (string | number)[][] = [];
  for (const call of figures.calls) {
    const read = await countRowsRead(figures.pool, call.queries);
    rows.push(showCall(call, { members, read, result: await measure(call.ways) }));
  }
  const head = ['call', 'p50 ms', 'p95 ms', 'bare p50', 'bare p95', 'SQL p50', 'of bare', 'rounds', 'rows read', 'KB'];
  report.add(`## ${size}: ${data.answers.toLocaleString('en')} answers`, table([...head, 'not 2xx', 'goals'], ...rows));
  if (isExplained) {
    const longest = figures.calls.slice(-callNames.length).flatMap(({ queries }) => queries);
    report.keep(`## Plans at ${size}`, await explainQueries(figures.pool, longest), data.plans);
  }
  await figures.close();
  await data.drop();
}

/** Returns the periods whose days all had check-ins. */
function coveredPeriods({ from, to }: ReleasedDatabase): PeriodName[] {
  const today = addDays(to, 1);
  return periods.map(({ name }) => name).filter((name) => periodRange(name, today).from >= from);
}

function addRunDay(size: string, { runDay }: ReleasedDatabase): void {
  const { ms, extraMb, databaseMb, spilledMb } = runDay;
  const most = Math.max(extraMb, databaseMb);
  const goals = [
    `${verdict(ms / 1000, { atMost: NIGHT_GOAL_S })} s`,
    `${verdict(most, { atMost: NIGHT_GOAL_MB })} MB each`,
  ];
  runDays.push([size, ...[ms / 1000, extraMb, databaseMb, spilledMb].map(round), goals.join(', ')]);
}

function showCall(
  { name, period, answer }: FigureCall,
  { members, read, result }: { members: number; read: number; result: Rounds<Way> },
): (string | number)[] {
  const [product, bare, sql] = [result.product, result['bare Next route'], result['SQL alone']];
  const { p50, p95, failures } = summarise(product);
  const times = [p50, p95, summarise(bare).p50, summarise(bare).p95, summarise(sql).p50].map(round);
  const ofBare = ratio(product, bare, 'p50');
  const atMost = GOALS_P95_MS[name];
  const goals = [verdict(ofBare, { atMost: BARE_GOAL })];
  if (members === GOAL_SIZE && atMost) goals.push(`p95 ${verdict(p95, { atMost })}`);
  const kilobytes = round(JSON.stringify(answer).length / 1024);
  return [
    `${name} ${period}`,
    ...times,
    round(ofBare),
    spread(product, bare),
    read.toLocaleString('en'),
    kilobytes,
    failures,
    goals.join(', '),
  ];
}

/** Compares the same people with few and with many answers. */
async function compareGrowth(): Promise<void> {
  const members = Math.min(GROWTH_MEMBERS, largest);
  const [few, many] = [await makeReleasedDatabase(members, { onlyMondays: true }), await makeReleasedDatabase(members)];
  const [before, after] = [await openCompany(few, 'product-few'), await openCompany(many, 'product-many')];
  const rows: string[][] = [];
  for (const { name: period } of periods) {
    const result = await measure({ few: before.call(period), many: after.call(period) });
    const growth = ratio(result.many, result.few, 'p50');
    const times = [summarise(result.few).p50, summarise(result.many).p50, growth].map(round);
    rows.push([period, ...times, spread(result.many, result.few), verdict(growth, { atMost: GROWTH_GOAL })]);
  }
  await Promise.all([before.stop(), after.stop()]);
  await Promise.all([few.drop(), many.drop()]);
  const head = [few, many].map(({ answers }) => `${answers.toLocaleString('en')} answers`);
  report.add(
    `## Growth: the same ${members.toLocaleString('en')} members, company, p50 in ms`,
    table(['period', ...head, 'growth', 'rounds', 'goal'], ...rows),
  );
}

function spread(own: Sample[], other: Sample[]): string {
  return ratioSpread(own, other, 'p50').map(round).join(' to ');
}

/** Measures several ways to get one result, one caller after another, after a warm-up round. */
async function measure<Name extends string>(works: Record<Name, Work<undefined>>): Promise<Rounds<Name>> {
  const items = Array.from({ length: calls }, () => undefined);
  const runs = Object.entries<Work<undefined>>(works).map(([name, work]) => [name, () => runLoad(items, 1, work)]);
  const contenders = Object.fromEntries(runs) as Record<Name, () => Promise<Sample>>;
  await measureInTurn(1, contenders);
  return measureInTurn(rounds, contenders);
}
