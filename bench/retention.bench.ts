// The rate of answers while the nightly sweep deletes a million expired rows.
import { copyDatabase, dropDatabase, urlOf, withPool } from '#/bench/data/admin.ts';
import { answerBody } from '#/bench/data/answer.ts';
import { dataSetOf, describeDataSet, USUAL_MEMBERS } from '#/bench/data/data-set.ts';
import { openCheckIns } from '#/bench/data/open-check-ins.ts';
import { requestBytes } from '#/bench/measure/connection.ts';
import { summarise } from '#/bench/measure/measure-in-turn.ts';
import { httpWork, runLoad, type Sample } from '#/bench/measure/run-load.ts';
import { numberOption } from '#/bench/options.ts';
import { Report } from '#/bench/report/report.ts';
import { round, table, verdict } from '#/bench/report/table.ts';
import { countExpired, insertExpired } from '#/bench/retention/expired-rows.ts';
import { startProduct } from '#/bench/servers/start-product.ts';
import { deleteExpiredRows } from '#/lib/domain/retention/delete-expired-rows.ts';
import { newCtx } from '#/lib/platform/context.ts';
import { closeDatabase } from '#/lib/platform/db.ts';

const DATABASE = 'bench_retention';
const CLIENTS = 16;
const DAYS = 30;
const TEAM_SIZE = 10;
/** The most measurements during the sweep; there are open check-ins for this many. */
const ROUNDS_MAX = 40;
const KEPT_GOAL = 0.85;
/** Relative to quiet times: a sweep may be noticeable, but must not stop anyone. */
const P99_GOAL = 2;

const rows = numberOption('rows', 1_000_000);
const quietRounds = numberOption('rounds', 4);
const perMeasurement = numberOption('answers', 2000);

const dataSet = await dataSetOf(USUAL_MEMBERS, TEAM_SIZE, DAYS);
await copyDatabase(dataSet.database, DATABASE);
const url = urlOf(DATABASE);
process.env.DATABASE_URL = url;
const open = await withPool(url, async (pool) => {
  await insertExpired(pool, dataSet.companyId, rows);
  return openCheckIns(pool, dataSet, (2 * quietRounds + ROUNDS_MAX + 1) * perMeasurement);
});
const before = await withPool(url, countExpired);
const product = await startProduct(url);

await answer();
const quiet: Sample[] = [];
for (let number = 0; number < quietRounds; number++) quiet.push(await answer());
const swept: Sample[] = [];
const startedAt = performance.now();
let isOver = false;
const sweep = deleteExpiredRows(newCtx({ kind: 'job', name: 'bench' })).finally(() => {
  isOver = true;
});
// The last one ends after the sweep, so it is left out.
while (!isOver && swept.length < ROUNDS_MAX) swept.push(await answer());
const deleted = await sweep;
const seconds = (performance.now() - startedAt) / 1000;
if (swept.length > 1) swept.pop();
for (let number = 0; number < quietRounds; number++) quiet.push(await answer());
const after = await withPool(url, countExpired);
await product.stop();
await closeDatabase();
await dropDatabase(DATABASE);

const report = new Report('retention', 'Answers while expired rows are deleted');
const [alone, beside] = [summarise(quiet), summarise(swept)];
const rateShare = beside.perSecond / alone.perSecond;
const slower = beside.p99 / alone.p99;
report.add(
  table(
    ['', 'measurements', 'answers/s', 'p50 ms', 'p99 ms', 'not 2xx'],
    ...(
      [
        ['quiet, before and after', quiet],
        ['during the sweep', swept],
      ] as const
    ).map(([name, samples]) => {
      const { perSecond, p50, p99, failures } = summarise(samples);
      return [name, samples.length, round(perSecond), round(p50), round(p99), failures];
    }),
  ),
  table(
    ['figure', 'found', 'goal'],
    ['rate kept', round(rateShare), verdict(rateShare, { atLeast: KEPT_GOAL })],
    ['p99 of quiet', round(slower), verdict(slower, { atMost: P99_GOAL })],
    ['not 2xx', beside.failures, verdict(beside.failures, { atMost: 0 })],
    ['rows deleted per second', round(before.expired / seconds), ''],
    ['expired rows left', after.expired, verdict(after.expired, { atMost: 0 })],
    ['others gone', before.live - after.live, verdict(Math.abs(before.live - after.live), { atMost: 0 })],
  ),
  table(['table', 'rows deleted'], ...Object.entries(deleted).filter(([, count]) => count > 0)),
);
report.write(
  `${describeDataSet(dataSet)}; ${before.expired.toLocaleString('en')} expired rows between ${before.live.toLocaleString('en')} others, deleted by one sweep in ${round(seconds)} s; ${perMeasurement} answers of ${CLIENTS} clients per measurement`,
);

function answer(): Promise<Sample> {
  const requests = open
    .splice(0, perMeasurement)
    .map((checkIn) => requestBytes(product.port, 'POST /api/survey/answers', { body: answerBody(checkIn) }));
  return runLoad(requests, CLIENTS, httpWork(product.port));
}
