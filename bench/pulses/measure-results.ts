import { repeated } from '#/bench/dashboard/signed-in-product.ts';
import { requestBytes } from '#/bench/measure/connection.ts';
import { measureInTurn, ratio } from '#/bench/measure/measure-in-turn.ts';
import { runLoad, type Sample, type Work } from '#/bench/measure/run-load.ts';
import { addAnsweredRounds, type PulseDatabase } from '#/bench/pulses/pulse-database.ts';
import { type ResultCall, readResultCalls } from '#/bench/pulses/result-calls.ts';
import { inWords, showSamples } from '#/bench/pulses/show-samples.ts';
import type { Report } from '#/bench/report/report.ts';
import { round, table, verdict } from '#/bench/report/table.ts';
import type { Server } from '#/bench/servers/start-server.ts';

/** Teams and closed rounds of the measured pulses. */
const HISTORIES = [
  { teams: 20, rounds: 10 },
  { teams: 200, rounds: 10 },
  { teams: 1000, rounds: 20 },
] as const;
const QUESTIONS = 5;
const AGREEMENT = 5;

const titles = {
  results: 'Results of all teams together',
  teams: 'The list of teams, as many as there are',
} as const;
const names = ['results', 'teams'] as const;

/** A pulse with this many published answers, and the calls that read it. */
export interface History {
  answers: number;
  calls: Record<(typeof names)[number], ResultCall>;
}

/** Stores and publishes the rounds of a small, a large and a very large pulse. */
export async function storeHistories(database: PulseDatabase, product: Server & { address: string }) {
  const { people, pool } = database;
  const histories: History[] = [];
  for (const { teams, rounds } of HISTORIES.filter((each) => each.teams <= people.teams)) {
    const pulseId = await database.addPulse(teams, AGREEMENT);
    await database.runRounds();
    await database.runRounds(await addAnsweredRounds(pool, pulseId, rounds));
    const answers = (people.members / people.teams) * teams * QUESTIONS * rounds;
    histories.push({ answers, calls: await readResultCalls(product, people, pulseId) });
  }
  return histories;
}

/** Returns the answers of the bare routes, by the name of their shape. */
export function shapesOf(histories: readonly History[]): Record<string, ResultCall> {
  const shapes = histories.flatMap(({ answers, calls }) =>
    names.map((name) => [`${name} of ${answers}`, calls[name]] as const),
  );
  return Object.fromEntries(shapes);
}

interface Reading {
  histories: readonly History[];
  barePort: number;
  rounds: number;
  calls: number;
}

/** Measures the product's calls next to bare routes with their statements and answers, for more and more answers. */
export async function measureResults(report: Report, reading: Reading): Promise<void> {
  const { histories, barePort, rounds } = reading;
  const items = Array.from({ length: reading.calls }, () => undefined);
  const run = (work: Work<undefined>) => () => runLoad(items, 1, work);
  for (const name of names) {
    const contenders = histories.flatMap(({ answers, calls }) => {
      const path = `GET /api/organisation?shape=${encodeURIComponent(`${name} of ${answers}`)}` as const;
      return [
        [`product, ${inWords(answers)} answers`, run(calls[name].product)],
        [`bare route, ${inWords(answers)} answers`, run(repeated(barePort, requestBytes(barePort, path)))],
      ] as const;
    });
    const all = Object.fromEntries(contenders);
    await measureInTurn(1, all);
    const result: Record<string, Sample[]> = await measureInTurn(rounds, all);
    const of = (way: string, history: History | undefined) =>
      result[`${way}, ${inWords(history?.answers ?? 0)} answers`] ?? [];
    const goals = histories.map((history) => {
      const time = ratio(of('product', history), of('bare route', history), 'p50');
      return [`${inWords(history.answers)} answers: p50 of bare`, round(time), verdict(time, { atMost: 2 })];
    });
    const growth = ratio(of('product', histories.at(-1)), of('product', histories[0]), 'p50');
    const goal = name === 'results' ? verdict(growth, { atMost: 1.1 }) : '';
    report.add(
      `## ${titles[name]}`,
      showSamples(result),
      table(['product', 'median', 'goal'], ...goals, ['from the fewest answers to the most', round(growth), goal]),
    );
  }
}
