// A long PDF report against a bare document of the same words, and what answers lose while one is drawn.
import { copyDatabase, dropDatabase, urlOf, withPool } from '#/bench/data/admin.ts';
import { answerBody } from '#/bench/data/answer.ts';
import { dataSetOf, describeDataSet, USUAL_MEMBERS } from '#/bench/data/data-set.ts';
import { openCheckIns } from '#/bench/data/open-check-ins.ts';
import { alternate, type Rounds, ratio, ratioSpread, summarise } from '#/bench/measure/alternate.ts';
import { requestBytes } from '#/bench/measure/connection.ts';
import { httpWork, runLoad, type Sample } from '#/bench/measure/run-load.ts';
import { median } from '#/bench/measure/statistics.ts';
import { numberOption } from '#/bench/options.ts';
import { type Drawing, startDrawer } from '#/bench/pdf/drawer.ts';
import { Report } from '#/bench/report/report.ts';
import { round, table, verdict } from '#/bench/report/table.ts';
import { startProduct } from '#/bench/servers/start-product.ts';

const CLIENTS = 16;
const DATABASE = 'bench_pdf';

/** 425 teams fill twenty pages. */
const teams = numberOption('teams', 425);
const rounds = numberOption('rounds', 5);
const perMeasurement = numberOption('answers', 2000);
const members = numberOption('members', USUAL_MEMBERS);

const report = new Report('pdf', 'PDF reports');
await compareDocuments();
const data = await compareAnswers();
report.write(`${data}; reports of ${teams} teams, ${rounds} rounds in alternating order`);

/** Every measurement has a process of its own: what it draws first is what a job draws. */
async function compareDocuments(): Promise<void> {
  const kinds = ['bare', 'report', 'in a thread'] as const;
  const drawn: (Drawing & { kind: string; memory: number })[] = [];
  const measure = (kind: (typeof kinds)[number]) => async (): Promise<Sample> => {
    const drawer = await startDrawer(kind, teams);
    const drawing = await drawer.draw();
    drawn.push({ ...drawing, kind, memory: await drawer.memory() });
    drawer.stop();
    return { perSecond: 1000 / drawing.ms, p50: drawing.cpuMs, p95: drawing.ms, p99: drawing.ms, failures: 0 };
  };
  const all: Rounds<string> = await alternate<string>(
    rounds,
    Object.fromEntries(kinds.map((kind) => [kind, measure(kind)])),
    (kind, number, { p50, p95 }) =>
      console.log(`round ${number}, ${kind}: ${round(p50)} ms of processor, ${round(p95)} ms`),
  );
  const of = (kind: string, figure: keyof Drawing | 'memory') =>
    round(median(drawn.filter((each) => each.kind === kind).map((each) => each[figure])));
  const [own, bare] = [all.report ?? [], all.bare ?? []];
  const share = ratio(own, bare, 'p50');
  report.add(
    '## One document',
    table(
      ['', 'processor ms', 'ms', 'pages', 'kB', 'most memory MB'],
      ...kinds.map((kind) => [
        kind,
        of(kind, 'cpuMs'),
        of(kind, 'ms'),
        of(kind, 'pages'),
        of(kind, 'kB'),
        of(kind, 'memory'),
      ]),
    ),
    table(
      ['report against bare', 'median', 'rounds', 'goal'],
      [
        'processor time',
        round(share),
        ratioSpread(own, bare, 'p50').map(round).join(' to '),
        verdict(share, { atMost: 1.5 }),
      ],
    ),
  );
}

/** In the second contender a process beside the server draws one report after the other, as the worker does. */
async function compareAnswers(): Promise<string> {
  const dataSet = await dataSetOf(members, 10);
  await copyDatabase(dataSet.database, DATABASE);
  const url = urlOf(DATABASE);
  const open = await withPool(url, (pool) => openCheckIns(pool, dataSet, (2 * rounds + 1) * perMeasurement));
  const product = await startProduct(url);
  const drawer = await startDrawer('in a thread', teams);
  const answer = () => {
    const requests = open
      .splice(0, perMeasurement)
      .map((checkIn) => requestBytes(product.port, 'POST /api/survey/answers', { body: answerBody(checkIn) }));
    return runLoad(requests, CLIENTS, httpWork(product.port));
  };
  let drawings = 0;
  async function answerWhileDrawing(): Promise<Sample> {
    let isOver = false;
    const work = (async () => {
      while (!isOver) {
        await drawer.draw();
        drawings++;
      }
    })();
    const sample = await answer();
    isOver = true;
    await work;
    return sample;
  }
  await answer();
  const { alone = [], drawing = [] } = await alternate<string>(
    rounds,
    { alone: answer, drawing: answerWhileDrawing },
    (name, number, { perSecond }) => console.log(`round ${number}, ${name}: ${round(perSecond)} answers/s`),
  );
  const kept = ratio(drawing, alone, 'perSecond');
  const line = (name: string, samples: readonly Sample[]) => {
    const { perSecond, p50, p99, failures } = summarise(samples);
    return [name, round(perSecond), round(p50), round(p99), failures];
  };
  report.add(
    '## Answers while reports are drawn',
    table(['', 'answers/s', 'p50 ms', 'p99 ms', 'not 2xx'], line('alone', alone), line('while drawing', drawing)),
    table(
      ['while drawing against alone', 'median', 'rounds', 'goal'],
      [
        'rate',
        round(kept),
        ratioSpread(drawing, alone, 'perSecond').map(round).join(' to '),
        verdict(kept, { atLeast: 0.85 }),
      ],
    ),
    `${drawings} reports were drawn meanwhile.`,
  );
  drawer.stop();
  await product.stop();
  await dropDatabase(DATABASE);
  return `${describeDataSet(dataSet)}; ${perMeasurement} answers per measurement`;
}
