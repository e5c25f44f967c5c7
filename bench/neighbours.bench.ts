// The rate of answers while someone reloads a dashboard without a pause, and while reports and charts are drawn.
import { makeReleasedDatabase } from '#/bench/company/released-database.ts';
import { withPool } from '#/bench/data/admin.ts';
import { answerBody } from '#/bench/data/answer.ts';
import { describeDataSet, USUAL_MEMBERS } from '#/bench/data/data-set.ts';
import { openCheckIns } from '#/bench/data/open-check-ins.ts';
import { signIn } from '#/bench/data/sign-in.ts';
import { requestBytes } from '#/bench/measure/connection.ts';
import { measureInTurn, ratio, ratioSpread, summarise } from '#/bench/measure/measure-in-turn.ts';
import { httpWork, runLoad, type Sample } from '#/bench/measure/run-load.ts';
import { numberOption } from '#/bench/options.ts';
import { startDrawer } from '#/bench/pdf/drawer.ts';
import { Report } from '#/bench/report/report.ts';
import { round, table, verdict } from '#/bench/report/table.ts';
import { startProduct } from '#/bench/servers/start-product.ts';

const CLIENTS = 16;
const KEPT_GOAL = 0.85;
/** The number of people in the chart. */
const CHARTED = 5000;

const teams = numberOption('teams', 425);
const rounds = numberOption('rounds', 5);
const perMeasurement = numberOption('answers', 2000);
const members = numberOption('members', USUAL_MEMBERS);

const names = ['alone', 'team reloaded', 'company reloaded', 'reports drawn', 'charts drawn'] as const;
type Name = (typeof names)[number];

const dataSet = await makeReleasedDatabase(members);
const { url } = dataSet;
const open = await withPool(url, (pool) => openCheckIns(pool, dataSet, (names.length * rounds + 1) * perMeasurement));
const product = await startProduct(url);
const drawer = await startDrawer('in a process', teams);
const chartDrawer = await startDrawer('chart in pages', CHARTED);
const done = new Map<Name, number>();
const neighbours: Record<Exclude<Name, 'alone'>, () => Promise<unknown>> = {
  'team reloaded': await reload(dataSet.leaderId, `/api/dashboard/teams/${dataSet.teamId}?period=1m`),
  'company reloaded': await reload(dataSet.administratorId, '/api/dashboard/company?period=1m&departmentId=0'),
  'reports drawn': () => drawer.draw(),
  'charts drawn': () => chartDrawer.draw(),
};

await answer();
const all = await measureInTurn<Name>(
  rounds,
  {
    alone: answer,
    'team reloaded': () => answerBeside('team reloaded'),
    'company reloaded': () => answerBeside('company reloaded'),
    'reports drawn': () => answerBeside('reports drawn'),
    'charts drawn': () => answerBeside('charts drawn'),
  },
  (name, number, { perSecond }) => console.log(`round ${number}, ${name}: ${round(perSecond)} answers/s`),
);
const report = new Report('neighbours', 'Answers while something else goes on');
report.add(
  table(
    ['', 'answers/s', 'p50 ms', 'p99 ms', 'not 2xx', 'of alone', 'rounds', 'done meanwhile', 'goal'],
    ...names.map((name) => {
      const { perSecond, p50, p99, failures } = summarise(all[name]);
      const own = [name, round(perSecond), round(p50), round(p99), failures];
      if (name === 'alone') return [...own, '', '', '', ''];
      const rateShare = ratio(all[name], all.alone, 'perSecond');
      const spread = ratioSpread(all[name], all.alone, 'perSecond').map(round).join(' to ');
      return [...own, round(rateShare), spread, done.get(name) ?? 0, verdict(rateShare, { atLeast: KEPT_GOAL })];
    }),
  ),
);
drawer.stop();
chartDrawer.stop();
await product.stop();
await dataSet.drop();
report.write(
  `${describeDataSet(dataSet)}; ${perMeasurement} answers of ${CLIENTS} clients per measurement, ${rounds} rounds in alternating order; reports of ${teams} teams, charts of ${CHARTED} people`,
);

function answer(): Promise<Sample> {
  const requests = open
    .splice(0, perMeasurement)
    .map((checkIn) => requestBytes(product.port, 'POST /api/survey/answers', { body: answerBody(checkIn) }));
  return runLoad(requests, CLIENTS, httpWork(product.port));
}

/** Repeats the neighbour's work until the answers are stored. */
async function answerBeside(name: Exclude<Name, 'alone'>): Promise<Sample> {
  let isOver = false;
  const work = (async () => {
    while (!isOver) {
      await neighbours[name]();
      done.set(name, (done.get(name) ?? 0) + 1);
    }
  })();
  const sample = await answer();
  isOver = true;
  await work;
  return sample;
}

async function reload(userId: number, path: `/${string}`): Promise<() => Promise<void>> {
  const { headers } = await signIn(url, userId, 'api');
  const { run } = await httpWork(product.port)();
  const request = requestBytes(product.port, `GET ${path}`, { headers });
  return () => run(request);
}
