// The management pages: the product's calls next to a bare Next route with their SQL and body, as companies grow.
import { explainQueries } from '#/bench/dashboard/explain-queries.ts';
import { withPool } from '#/bench/data/admin.ts';
import { measureInTurn, type Rounds, ratio, summarise } from '#/bench/measure/measure-in-turn.ts';
import { runLoad, type Sample } from '#/bench/measure/run-load.ts';
import { numberOption } from '#/bench/options.ts';
import {
  type CallName,
  callNames,
  type ManagementCall,
  openManagement,
} from '#/bench/organisation/management-calls.ts';
import { makePeopleDatabase } from '#/bench/organisation/people-database.ts';
import { Report } from '#/bench/report/report.ts';
import { round, table, verdict } from '#/bench/report/table.ts';

/** 84 teams per thousand people. */
const TEAM_SIZE = 12;
const SIZES = [1000, 10_000, 100_000];
/** The company page has its goal at this size. */
const GOAL_SIZE = 10_000;
const GOAL_P95_MS = 100;

const largest = numberOption('largest', 100_000);
const rounds = numberOption('rounds', 3);
const calls = numberOption('calls', 100);

type Way = keyof ManagementCall['ways'];
const report = new Report('organisation', 'Company, department and team management');
const medians = new Map<CallName, string[]>(callNames.map((name) => [name, []]));
const sizes = SIZES.filter((size) => size <= largest);

for (const members of sizes) await measureSize(members);
report.add(
  '## Growth: product, p50 in ms',
  table(
    ['call', ...sizes.map((size) => `${size.toLocaleString('en')} people`)],
    ...[...medians].map(([name, row]) => [name, ...row]),
  ),
);
report.write(
  `${TEAM_SIZE} to a team; ${calls} calls per measurement, medians of ${rounds} rounds in alternating order`,
);

async function measureSize(members: number): Promise<void> {
  const people = await makePeopleDatabase(members, TEAM_SIZE);
  const management = await openManagement(people);
  const rows: (string | number)[][] = [];
  for (const name of callNames) {
    const call = management.calls[name];
    const result = await measure(call);
    const [product, bare] = [summarise(result.product), summarise(result['bare Next route'])];
    const ofBare = ratio(result.product, result['bare Next route'], 'p50');
    const isGoal = name === 'company' && members === GOAL_SIZE;
    const goal = isGoal ? `p95 ${verdict(product.p95, { atMost: GOAL_P95_MS })}` : '';
    const cost = [call.queries.length, rowsIn(call.body), round(JSON.stringify(call.body).length / 1024)];
    const times = [product.p50, product.p95, bare.p50, bare.p95, ofBare].map(round);
    rows.push([name, ...times, ...cost, product.failures, goal]);
    medians.get(name)?.push(round(product.p50));
  }
  const head = [
    'call',
    'p50 ms',
    'p95 ms',
    'bare p50',
    'bare p95',
    'of bare',
    'queries',
    'rows',
    'KB',
    'not 2xx',
    'goal',
  ];
  const size = `${members.toLocaleString('en')} people in ${people.teams.toLocaleString('en')} teams`;
  report.add(`## ${size}`, table(head, ...rows));
  const statements = callNames.flatMap((name) => management.calls[name].queries);
  if (members === sizes.at(-1))
    report.keep(`## Plans at ${size}`, await withPool(people.url, (pool) => explainQueries(pool, statements)));
  await management.close();
  await people.drop();
}

/** Returns the number of entries of every list in an answer. */
function rowsIn(body: unknown): number {
  if (Array.isArray(body)) return body.length;
  if (body === null || typeof body !== 'object') return 0;
  return Object.values(body).reduce<number>((sum, value) => sum + rowsIn(value), 0);
}

/** Measures both ways, one caller after another, after a warm-up round. */
async function measure({ ways }: ManagementCall): Promise<Rounds<Way>> {
  const items = Array.from({ length: calls }, () => undefined);
  const contenders: Record<Way, () => Promise<Sample>> = {
    product: () => runLoad(items, 1, ways.product),
    'bare Next route': () => runLoad(items, 1, ways['bare Next route']),
  };
  await measureInTurn(1, contenders);
  return measureInTurn(rounds, contenders);
}
