// Answers accepted per second: the product's HTTP call, a bare Next route with its SQL, and the driver alone.
import pg, { type QueryConfig } from 'pg';
import { copyDatabase, dropDatabase, urlOf, withPool } from '#/bench/data/admin.ts';
import { answerBody, answerQuery } from '#/bench/data/answer.ts';
import { dataSetOf, describeDataSet, USUAL_MEMBERS, variantOf } from '#/bench/data/data-set.ts';
import { type OpenCheckIn, openCheckIns } from '#/bench/data/open-check-ins.ts';
import { requestBytes } from '#/bench/measure/connection.ts';
import { measureInTurn, type Rounds, ratio, ratioSpread, summarise } from '#/bench/measure/measure-in-turn.ts';
import { httpWork, runLoad, type Sample, type Work } from '#/bench/measure/run-load.ts';
import { numberOption } from '#/bench/options.ts';
import { Report } from '#/bench/report/report.ts';
import { round, table, verdict } from '#/bench/report/table.ts';
import { startBare } from '#/bench/servers/start-bare.ts';
import { startProduct } from '#/bench/servers/start-product.ts';

const CLIENTS = [16, 64];
const DATABASE = 'bench_answers';
/** The default of DATABASE_POOL_SIZE, for all three. */
const POOL_SIZE = 10;

const members = numberOption('members', USUAL_MEMBERS);
const rounds = numberOption('rounds', 5);
const perMeasurement = numberOption('answers', 2000);
const warmUp = Math.max(1000, Math.ceil(perMeasurement / 2));

const names = ['product', 'bare Next route', 'driver alone'] as const;
type Name = (typeof names)[number];
type Result = Rounds<Name>;

const dataSet = await dataSetOf(members, numberOption('team-size', 10));
await copyDatabase(dataSet.database, DATABASE);
const url = urlOf(DATABASE);
const open = await withPool(url, (pool) =>
  openCheckIns(pool, dataSet, names.length * (warmUp + CLIENTS.length * rounds * perMeasurement)),
);
const { name, text } = await answerQuery({ id: 1, motivatorId: 1 });
const product = await startProduct(url);
const bare = await startBare(url, { answers: { name, text } });
const driver = new pg.Pool({ connectionString: url, max: POOL_SIZE });

const measure: Record<Name, (count: number, clients: number) => Promise<Sample>> = {
  product: async (count, clients) => runLoad(take(count).map(productRequest), clients, httpWork(product.port)),
  'bare Next route': async (count, clients) =>
    runLoad((await queriesFor(count)).map(bareRequest), clients, httpWork(bare.port)),
  'driver alone': async (count, clients) => runLoad(await queriesFor(count), clients, driverWork),
};

for (const each of names) await measure[each](warmUp, CLIENTS[0] ?? 1);
const report = new Report('answers', 'Answers accepted per second', variantOf(members));
// Both numbers of clients run in the same rounds, because they are also compared with each other.
const contenders = CLIENTS.flatMap((clients) =>
  names.map((each) => [`${each}, ${clients}`, () => measure[each](perMeasurement, clients)] as const),
);
const all = await measureInTurn<string>(rounds, Object.fromEntries(contenders), (each, number, { perSecond, p99 }) =>
  console.log(`round ${number}, ${each} clients: ${round(perSecond)}/s, p99 ${round(p99)} ms`),
);
const resultOf = (clients: number) =>
  Object.fromEntries(names.map((each) => [each, all[`${each}, ${clients}`] ?? []])) as Result;
for (const clients of CLIENTS) {
  report.add(`## ${clients} clients`, showResult(resultOf(clients)), showGoals(resultOf(clients)));
}
const [many, few] = [resultOf(64).product, resultOf(16).product];
const rateShare = ratio(many, few, 'perSecond');
report.add(
  table(
    ['64 clients against 16', 'median', 'rounds', 'goal'],
    ['rate of the product', round(rateShare), showSpread(many, few, 'perSecond'), verdict(rateShare, { atLeast: 0.9 })],
  ),
);
await Promise.all([product.stop(), bare.stop(), driver.end()]);
await dropDatabase(DATABASE);
report.write(
  `${describeDataSet(dataSet)}; ${perMeasurement} answers per measurement, medians of ${rounds} rounds in alternating order`,
);

function showResult(result: Result): string {
  return table(
    ['', 'answers/s', 'of bare', 'p50 ms', 'p95 ms', 'p99 ms', 'not 2xx'],
    ...names.map((each) => {
      const { perSecond, p50, p95, p99, failures } = summarise(result[each]);
      const share = ratio(result[each], result['bare Next route'], 'perSecond');
      return [each, round(perSecond), round(share), round(p50), round(p95), round(p99), failures];
    }),
  );
}

function showGoals({ product: own, 'bare Next route': other }: Result): string {
  const rate = ratio(own, other, 'perSecond');
  const tail = ratio(own, other, 'p99');
  const { failures, firstFailure } = summarise(own);
  const goals = table(
    ['product against the bare route', 'median', 'rounds', 'goal'],
    ['rate', round(rate), showSpread(own, other, 'perSecond'), verdict(rate, { atLeast: 0.6 })],
    ['p99', round(tail), showSpread(own, other, 'p99'), verdict(tail, { atMost: 2 })],
    ['answers other than 2xx', failures, '', verdict(failures, { atMost: 0 })],
  );
  return firstFailure ? `${goals}\n\nThe first failure: ${firstFailure}` : goals;
}

function showSpread(own: Sample[], other: Sample[], figure: 'perSecond' | 'p99'): string {
  return ratioSpread(own, other, figure).map(round).join(' to ');
}

/** Takes check-ins that no other measurement gets, because each can only be answered once. */
function take(count: number): OpenCheckIn[] {
  const checkIns = open.splice(0, count);
  if (checkIns.length < count) throw new Error('Too few open check-ins.');
  return checkIns;
}

async function queriesFor(count: number): Promise<QueryConfig[]> {
  const queries: QueryConfig[] = [];
  for (const checkIn of take(count)) queries.push(await answerQuery(checkIn));
  return queries;
}

function productRequest(checkIn: OpenCheckIn): Buffer {
  return requestBytes(product.port, 'POST /api/survey/answers', { body: answerBody(checkIn) });
}

function bareRequest({ values }: QueryConfig): Buffer {
  return requestBytes(bare.port, 'POST /api/answers', { body: { values } });
}

function driverWork(): ReturnType<Work<QueryConfig>> {
  return Promise.resolve({
    async run(query) {
      const { rowCount } = await driver.query(query);
      if (rowCount !== 1) throw new Error('The answer wasn’t stored.');
    },
    close: () => undefined,
  });
}
