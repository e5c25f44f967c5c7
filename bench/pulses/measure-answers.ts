import { setTimeout as sleep } from 'node:timers/promises';
import pg, { type QueryConfig } from 'pg';
import { requestBytes } from '#/bench/measure/connection.ts';
import { measureInTurn, ratio, ratioSpread, summarise } from '#/bench/measure/measure-in-turn.ts';
import { httpWork, runLoad, type Sample } from '#/bench/measure/run-load.ts';
import { answerRequest, type OpenRecipient, storedValues } from '#/bench/pulses/answers.ts';
import { answerAll, lastRound, type PulseDatabase } from '#/bench/pulses/pulse-database.ts';
import { showSamples } from '#/bench/pulses/show-samples.ts';
import type { Report } from '#/bench/report/report.ts';
import { round, table, verdict } from '#/bench/report/table.ts';

const CLIENTS = [16, 64] as const;
/** The default of DATABASE_POOL_SIZE, for all three. */
const POOL_SIZE = 10;
/** Rounds that close while people answer others. */
const CLOSED_BESIDE = 6;
/** Answers per measurement meanwhile: several measurements fit into the seconds of a close. */
const BESIDE_ANSWERS = 500;
const BESIDE_MAX = 100;
/** Measurements without closing rounds, for each requested round. */
const QUIET = 2;
/** A round may take five seconds to close. */
const CLOSING_EVERY_MS = [0, 5000] as const;

interface Answering {
  database: PulseDatabase;
  statement: QueryConfig;
  ports: { product: number; bare: number };
  rounds: number;
  /** People that no other measurement gets, because each can only answer once. */
  take: (count?: number) => OpenRecipient[];
}

/** Returns how many people all measurements take at most. */
export const peopleNeeded = (rounds: number, perMeasurement: number): number =>
  3 * (CLIENTS.length * rounds + 1) * perMeasurement +
  CLOSING_EVERY_MS.length * (QUIET * rounds + BESIDE_MAX) * BESIDE_ANSWERS;

/** Measures the product's call, a bare route with its statement, and the driver alone. */
export async function measureAnswers(report: Report, answering: Answering): Promise<void> {
  const { database, statement, ports, rounds, take } = answering;
  const driver = new pg.Pool({ connectionString: database.people.url, max: POOL_SIZE });
  const ways: Record<string, (clients: number) => Promise<Sample>> = {
    product: (clients) => answer(answering, clients),
    'bare Next route': (clients) => {
      const bodies = take().map((one) => ({ body: { values: storedValues(one) } }));
      const requests = bodies.map((body) => requestBytes(ports.bare, 'POST /api/answers', body));
      return runLoad(requests, clients, httpWork(ports.bare));
    },
    'driver alone': (clients) =>
      runLoad(take(), clients, () =>
        Promise.resolve({
          async run(one) {
            const { rowCount } = await driver.query({ ...statement, values: storedValues(one) });
            if (rowCount !== 1) throw new Error('The answer wasn’t stored.');
          },
          close: () => undefined,
        }),
      ),
  };
  for (const way of Object.values(ways)) await way(CLIENTS[0]);
  for (const clients of CLIENTS) {
    const contenders = Object.entries(ways).map(([name, way]) => [name, () => way(clients)] as const);
    const result = await measureInTurn<string>(rounds, Object.fromEntries(contenders));
    const { product: own = [], 'bare Next route': other = [] } = result;
    const rate = ratio(own, other, 'perSecond');
    const spread = ratioSpread(own, other, 'perSecond').map(round).join(' to ');
    const { failures, firstFailure } = summarise(own);
    report.add(
      `## Answers, ${clients} clients`,
      showSamples(result),
      table(
        ['product against the bare route', 'median', 'rounds', 'goal'],
        ['rate', round(rate), spread, clients === CLIENTS[0] ? verdict(rate, { atLeast: 0.6 }) : ''],
        ['answers other than 2xx', failures, '', verdict(failures, { atMost: 0 })],
      ),
    );
    if (firstFailure) report.add(`The first failure: ${firstFailure}`);
  }
  await driver.end();
}

/** Measures answers while large rounds close: one right after another, and one in each span that the goal allows. */
export async function measureAnswersBesideClosing(report: Report, answering: Answering): Promise<void> {
  const { database, rounds } = answering;
  const next = () => answer(answering, CLIENTS[0], BESIDE_ANSWERS);
  const quiet: Sample[] = [];
  const beside: Sample[][] = [];
  for (const everyMs of CLOSING_EVERY_MS) {
    const ids = await openAnswered(database, CLOSED_BESIDE);
    for (let at = 0; at < QUIET * rounds; at += 1) quiet.push(await next());
    let isOver = false;
    const closing = closeEvery(database, ids, everyMs).finally(() => {
      isOver = true;
    });
    const samples: Sample[] = [];
    while (!isOver && samples.length < BESIDE_MAX) samples.push(await next());
    await closing;
    // The last one ends after the rounds have closed.
    beside.push(samples.slice(0, Math.max(1, samples.length - 1)));
  }
  const [dense = [], spaced = []] = beside;
  const rateShare = (samples: readonly Sample[]) => summarise(samples).perSecond / summarise(quiet).perSecond;
  report.add(
    `## Answers of ${CLIENTS[0]} clients while ${CLOSED_BESIDE} rounds close`,
    showSamples({ quiet, 'one after the other': dense, 'one every five seconds': spaced }),
    table(
      ['rate kept', 'measurements', 'found', 'goal'],
      ['one after the other', dense.length, round(rateShare(dense)), verdict(rateShare(dense), { atLeast: 0.85 })],
      [
        'one every five seconds',
        spaced.length,
        round(rateShare(spaced)),
        verdict(rateShare(spaced), { atLeast: 0.85 }),
      ],
    ),
  );
}

async function openAnswered(database: PulseDatabase, count: number): Promise<number[]> {
  const ids: number[] = [];
  for (let at = 0; at < count; at += 1) {
    const pulseId = await database.addPulse(database.people.teams);
    await database.runRounds();
    const id = await lastRound(database.pool, pulseId);
    await answerAll(database.pool, id);
    ids.push(id);
  }
  return ids;
}

async function closeEvery(database: PulseDatabase, ids: readonly number[], everyMs: number): Promise<void> {
  for (const id of ids) {
    const { ms } = await database.runRounds([id]);
    await sleep(Math.max(0, everyMs - ms));
  }
}

function answer({ ports, take }: Answering, clients: number, count?: number): Promise<Sample> {
  const requests = take(count).map((one) => answerRequest(ports.product, one));
  return runLoad(requests, clients, httpWork(ports.product));
}
