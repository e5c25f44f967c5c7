// One notification to all connected people, and the cost of their sockets, next to a bare socket.io server.
import { dropDatabase } from '#/bench/data/admin.ts';
import { makePeople } from '#/bench/data/people.ts';
import { bareMemory, type Memory, productMemory } from '#/bench/live/memory.ts';
import { bareSetup, connectAll, productSetup } from '#/bench/live/setups.ts';
import { measureInTurn, ratio, ratioSpread } from '#/bench/measure/measure-in-turn.ts';
import type { Sample } from '#/bench/measure/run-load.ts';
import { median, quantile } from '#/bench/measure/statistics.ts';
import { numberOption } from '#/bench/options.ts';
import { Report } from '#/bench/report/report.ts';
import { round, table, verdict } from '#/bench/report/table.ts';

const DATABASE = 'bench_live';
const USUAL_CLIENTS = 1000;
const LOST_AFTER_MS = 30_000;
const MEMORY_BATCHES = 3;

const clients = numberOption('clients', USUAL_CLIENTS);
const rounds = numberOption('rounds', 25);
const warmUp = 3;

const report = new Report('live', 'Live events', clients === USUAL_CLIENTS ? '' : `-${clients}-clients`);
const people = await makePeople(DATABASE, clients);
await compareTimes();
await compareMemory();
await dropDatabase(DATABASE);
report.write(`${clients.toLocaleString('en')} people in teams of 10, each signed in; ${rounds} rounds in turns`);

async function compareTimes(): Promise<void> {
  const setups = {
    'product, 1 process': await productSetup(DATABASE, people, 1),
    'product, 2 processes': await productSetup(DATABASE, people, 2),
    'bare socket.io': await bareSetup(clients),
  };
  type Name = keyof typeof setups;
  const names = Object.keys(setups) as Name[];
  const connected = new Map<Name, Awaited<ReturnType<typeof connectAll>>>();
  for (const name of names) connected.set(name, await connectAll(setups[name]));
  const all = new Map<Name, { times: Float64Array; writingMs: number }[]>(names.map((name) => [name, []]));
  const measureDelivery = async (name: Name): Promise<Sample> => {
    const measurement = await connected.get(name)?.measureDelivery(LOST_AFTER_MS);
    if (!measurement) throw new Error(`Nobody is connected to ${name}.`);
    all.get(name)?.push(measurement);
    return sampleOf(measurement.times);
  };
  const contenders = Object.fromEntries(names.map((name) => [name, () => measureDelivery(name)])) as Record<
    Name,
    () => Promise<Sample>
  >;
  await measureInTurn(warmUp, contenders);
  for (const measurements of all.values()) measurements.length = 0;
  const samples = await measureInTurn(rounds, contenders, (name, number, { p50, p99, failures }) =>
    console.log(`round ${number}, ${name}: p50 ${round(p50)} ms, p99 ${round(p99)} ms, lost ${failures}`),
  );

  const pooled = (name: Name) => Float64Array.from(all.get(name)?.flatMap(({ times }) => [...times]) ?? []).sort();
  const worst = (name: Name) => Math.max(...samples[name].map(({ p99 }) => p99));
  const writing = (name: Name) => median(all.get(name)?.map(({ writingMs }) => writingMs) ?? []);
  const lost = (name: Name) => samples[name].reduce((sum, { failures }) => sum + failures, 0);
  report.add(
    `## One notification to ${clients.toLocaleString('en')} connected people, from before its COMMIT to each client’s event`,
    table(
      ['', 'p50 ms', 'p99 ms', 'max ms', 'worst round’s p99', 'lost', 'deliveries'],
      ...names.map((name) => {
        const times = pooled(name);
        const figures = [quantile(times, 0.5), quantile(times, 0.99), quantile(times, 1), worst(name)].map(round);
        return [name, ...figures, lost(name), times.length.toLocaleString('en')];
      }),
    ),
    table(
      ['goals', 'figure', 'goal'],
      ...names.slice(0, 2).flatMap((name) => {
        const p99 = quantile(pooled(name), 0.99);
        return [
          [`${name}: p99 ms`, round(p99), verdict(p99, { atMost: 1000 })],
          [`${name}: lost or twice`, lost(name), verdict(lost(name), { atMost: 0 })],
          [`${name}: writing it, ms`, round(writing(name)), verdict(writing(name), { atMost: 500 })],
        ];
      }),
    ),
    table(
      ['against bare socket.io, p99', 'median', 'rounds'],
      ...names.slice(0, 2).map((name) => {
        const [own, other] = [samples[name], samples['bare socket.io']];
        return [name, round(ratio(own, other, 'p99')), ratioSpread(own, other, 'p99').map(round).join(' to ')];
      }),
    ),
    table(
      ['beside it', ...names],
      ['connecting everybody, s', ...names.map((name) => round((connected.get(name)?.connectMs ?? Number.NaN) / 1000))],
      ['writing it in its transaction, ms (median)', ...names.map((name) => round(writing(name)))],
    ),
  );
  for (const { stop } of connected.values()) stop();
  await Promise.all(names.map((name) => setups[name].stop()));
  await Promise.all([1, 2].map((processes) => dropDatabase(`${DATABASE}_${processes}`)));
}

/** Returns a sample of the times; an extra delivery counts like a missing one. */
function sampleOf(times: Float64Array): Sample {
  return {
    perSecond: (times.length / (times.at(-1) ?? Number.NaN)) * 1000,
    p50: quantile(times, 0.5),
    p95: quantile(times, 0.95),
    p99: quantile(times, 0.99),
    failures: Math.abs(clients - times.length),
  };
}

async function compareMemory(): Promise<void> {
  // Three times ten thousand sockets are more than a process may open.
  const sockets = Math.min(clients, USUAL_CLIENTS);
  const memory = {
    product: await productMemory(DATABASE, { ...people, people: people.people.slice(0, sockets) }, MEMORY_BATCHES),
    'bare socket.io': await bareMemory(sockets, MEMORY_BATCHES),
  };
  const growth = (rows: Memory, figure: 'rss' | 'heapUsed' | 'external') => {
    const steps = rows.slice(1).map((row, batch) => row[figure] - (rows[batch]?.[figure] ?? Number.NaN));
    return `${round(steps.reduce((sum, step) => sum + step, 0) / steps.length)} (${steps.map(round).join(', ')})`;
  };
  report.add(
    `## Memory of a web process per ${sockets.toLocaleString('en')} sockets, MB after garbage collection (each of ${MEMORY_BATCHES} batches)`,
    table(
      ['', 'before', 'resident', 'heap', 'outside the heap'],
      ...Object.entries(memory).map(([name, rows]) => [
        name,
        round(rows[0]?.rss ?? Number.NaN),
        growth(rows, 'rss'),
        growth(rows, 'heapUsed'),
        growth(rows, 'external'),
      ]),
    ),
  );
}
