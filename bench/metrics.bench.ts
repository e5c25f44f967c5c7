// What metrics cost: the same calls to a server with METRICS_PORT and to one without, and the parts in this process.
import { EventEmitter } from 'node:events';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { signIn } from '#/bench/data/sign-in.ts';
import { requestBytes } from '#/bench/measure/connection.ts';
import { measureInTurn, ratio, summarise } from '#/bench/measure/measure-in-turn.ts';
import { httpWork, runLoad } from '#/bench/measure/run-load.ts';
import { median } from '#/bench/measure/statistics.ts';
import { numberOption } from '#/bench/options.ts';
import { makePeopleDatabase } from '#/bench/organisation/people-database.ts';
import { Report } from '#/bench/report/report.ts';
import { round, table, verdict } from '#/bench/report/table.ts';
import { startProduct } from '#/bench/servers/start-product.ts';
import { reportsProcessor, root, type Server } from '#/bench/servers/start-server.ts';
import { closeDatabase } from '#/lib/platform/db.ts';
import { freePort } from '#/server/embedded/ports.mjs';
import { registry, requestDuration } from '#/server/metrics/metrics.ts';
import { createRequestMeasure } from '#/server/metrics/metrics-server.ts';
import { readRoutes } from '#/server/metrics/routes.ts';

const CLIENTS = 16;
const TEAM_SIZE = 12;
const SCRAPE_EVERY_MS = 1000;
/** Processor time added to the cheapest answer, which hides little. */
const ADDED_GOAL_US = 20;
const SCRAPE_GOAL_MS = 100;
/** How many more of the cheapest answers, so that measurements take equally long. */
const CHEAP = 10;
const STATUSES = [200, 404, 503];

const members = numberOption('members', 1000);
const rounds = numberOption('rounds', 7);
const calls = numberOption('calls', 2000);
const repeats = numberOption('repeats', 200_000);

const report = new Report('metrics', 'Metrics');
const people = await makePeopleDatabase(members, TEAM_SIZE);
const metricsPort = await freePort(9464);
const flags = reportsProcessor;
const servers = {
  without: await startProduct(people.url, 'without-metrics', { flags }),
  with: await startProduct(people.url, 'with-metrics', { settings: { METRICS_PORT: String(metricsPort) }, flags }),
};
const { headers } = await signIn(people.url, people.administratorId, 'api');
const rows: (string | number)[][] = [];
await measureCall('the cheapest answer: GET /healthz', '/healthz', { calls: CHEAP * calls, goalUs: ADDED_GOAL_US });
await measureCall('a signed-in call: GET /api/team/{id}', `/api/team/${people.teamId}`, { calls });
await Promise.all([servers.without.stop(), servers.with.stop()]);
await people.drop();
const head = ['call', 'µs without', 'with', 'added', 'least to greatest', 'rate of without', 'p99', 'not 2xx', 'goal'];
report.add(table(head, ...rows));
const perRequest = requestMicroseconds();
const scrape = await scrapeAll();
report.add(
  table(
    ['part, in this process', 'found', 'goal'],
    ['a request measured, µs', round(perRequest), ''],
    ['a scrape of every route, ms', round(scrape.ms), verdict(scrape.ms, { atMost: SCRAPE_GOAL_MS })],
    ['its series', scrape.series.toLocaleString('en'), ''],
    ['its size, KB', round(scrape.bytes / 1024), ''],
  ),
);
await closeDatabase();
report.write(
  `Processor time of the server per call; ${CLIENTS} clients, ${CHEAP * calls} and ${calls} calls a measurement, ${rounds} rounds in alternating order; scraped every second meanwhile`,
);

async function measureCall(
  title: string,
  path: `/${string}`,
  { calls: count, goalUs }: { calls: number; goalUs?: number },
): Promise<void> {
  const microseconds: Record<keyof typeof servers, number[]> = { without: [], with: [] };
  const measure = async (server: Server) => {
    const request = requestBytes(server.port, `GET ${path}`, { headers });
    return runLoad(Array<Buffer>(count).fill(request), CLIENTS, httpWork(server.port));
  };
  const measureUsage = async (name: keyof typeof servers) => {
    const before = await servers[name].ask<number>('processor');
    const sample = await measure(servers[name]);
    microseconds[name].push(((await servers[name].ask<number>('processor')) - before) / count);
    return sample;
  };
  // Warms up both before the first round.
  for (const server of Object.values(servers)) await measure(server);
  const result = await measureInTurn(rounds, {
    without: () => measureUsage('without'),
    with: () => scraped(() => measureUsage('with')),
  });
  const [without, own] = [summarise(result.without), summarise(result.with)];
  const added = microseconds.with.map((time, index) => time - (microseconds.without[index] ?? Number.NaN));
  rows.push([
    title,
    round(median(microseconds.without)),
    round(median(microseconds.with)),
    round(median(added)),
    `${round(Math.min(...added))} – ${round(Math.max(...added))}`,
    round(ratio(result.with, result.without, 'perSecond')),
    round(ratio(result.with, result.without, 'p99')),
    without.failures + own.failures,
    goalUs === undefined ? '' : `added ${verdict(median(added), { atMost: goalUs })}`,
  ]);
}

async function scraped<T>(work: () => Promise<T>): Promise<T> {
  const scrape = () => void fetch(`http://127.0.0.1:${metricsPort}/metrics`).then((response) => response.text());
  scrape();
  const timer = setInterval(scrape, SCRAPE_EVERY_MS);
  return work().finally(() => clearInterval(timer));
}

/** Returns how long one request takes for a route far down the table: finding the route, and counting. */
function requestMicroseconds(): number {
  const measure = createRequestMeasure(root);
  const request = { method: 'GET', url: '/updatePassword/a-token?from=mail' } as IncomingMessage;
  const one = () => {
    const response = Object.assign(new EventEmitter(), { statusCode: 200, writableFinished: true });
    measure(request, response as unknown as ServerResponse);
    response.emit('close');
  };
  const times = Array.from({ length: 5 }, () => {
    const startedAt = performance.now();
    for (let i = 0; i < repeats; i++) one();
    return (performance.now() - startedAt) / repeats;
  });
  return median(times) * 1000;
}

/** Returns how long it takes to write everything once each route has answered with some statuses. */
async function scrapeAll() {
  const { staticRoutes, dynamicRoutes } = readRoutes(root);
  for (const { page } of [...staticRoutes, ...dynamicRoutes])
    for (const status of STATUSES)
      requestDuration.observe(
        { http_request_method: 'GET', http_route: page, http_response_status_code: status },
        Math.random(),
      );
  const times: number[] = [];
  let text = '';
  for (let i = 0; i < 20; i++) {
    const startedAt = performance.now();
    text = await registry.metrics();
    times.push(performance.now() - startedAt);
  }
  const series = text.split('\n').filter((line) => line !== '' && !line.startsWith('#')).length;
  return { ms: median(times), series, bytes: Buffer.byteLength(text) };
}
