import type { IncomingMessage, ServerResponse } from 'node:http';
import { setTimeout as sleep } from 'node:timers/promises';
import * as z from 'zod';
import { pool } from '#/lib/platform/db.ts';
import { log } from '#/lib/platform/log.ts';
import { listQueueStates } from '#/lib/platform/operating/queue-state.ts';
import { asRows } from '#/lib/platform/row-shape.ts';
import { release } from '#/server/boot.ts';
import { createHttpServer, listen } from '#/server/http.ts';
import {
  databaseUp,
  deadLetters,
  measureProcess,
  measureSockets,
  nightAge,
  oldestJob,
  registry,
  requestDuration,
  sweepAge,
  waitingJobs,
} from '#/server/metrics/metrics.ts';
import { createRouteTable, readRoutes } from '#/server/metrics/routes.ts';

/**
 * All others share a name, because clients may send any. Source: OpenTelemetry, semantic conventions for HTTP metrics.
 */
const knownMethods = new Set(['GET', 'HEAD', 'POST', 'OPTIONS', 'PUT', 'PATCH', 'DELETE']);
/** The client left before the answer was complete. */
const LEFT = 499;

/** Starts measuring this process. Once it answers on the port, it resolves with what a web server also measures. */
export async function serveMetrics(port: number, host: string) {
  measureProcess(release(), pool());
  const http = createHttpServer((request, response) => void answer(request, response), {});
  await listen(http, port, host, 'METRICS_');
  return { createRequestMeasure, measureSockets };
}

async function answer({ method, url }: IncomingMessage, response: ServerResponse): Promise<void> {
  if (method !== 'GET' && method !== 'HEAD') return void response.writeHead(405, { Allow: 'GET, HEAD' }).end();
  if (url === '/healthz') return send(response, 'application/json', JSON.stringify({ status: 'ok', ...release() }));
  if (url !== '/metrics') return void response.writeHead(404).end();
  try {
    await readBacklog();
    send(response, registry.contentType, await registry.metrics());
  } catch (error) {
    log().error({ fault: error }, 'metrics');
    response.writeHead(500).end();
  }
}

function send(response: ServerResponse, type: string, text: string): void {
  response.writeHead(200, { 'Content-Type': type, 'Cache-Control': 'no-store' }).end(text);
}

/** Returns a function that measures requests by the routes of the build in a folder. */
export function createRequestMeasure(root: string): (request: IncomingMessage, response: ServerResponse) => void {
  const routeOf = createRouteTable(readRoutes(root));
  return ({ method = '', url = '' }, response) => {
    const startedMs = performance.now();
    response.once('close', () => {
      const route = routeOf(url);
      const labels = {
        http_request_method: knownMethods.has(method) ? method : '_OTHER',
        http_response_status_code: response.writableFinished ? response.statusCode : LEFT,
        ...(route === undefined ? {} : { http_route: route }),
      };
      requestDuration.observe(labels, (performance.now() - startedMs) / 1000);
    });
  };
}

/** Prometheus waits ten seconds by default, and the other metrics must arrive even if the database doesn't answer. */
const WITHIN_MS = 3000;

/** What all processes share and the database knows. */
const byQueue = [waitingJobs, oldestJob, deadLetters];

/** One reading serves everyone who waits for it. */
let reading: Promise<void> | undefined;
let wasUp = true;

/** Reads what is waiting and how long ago things ran, for a scrape right after it. */
function readBacklog(): Promise<void> {
  reading ??= read().finally(() => {
    reading = undefined;
  });
  return reading;
}

async function read(): Promise<void> {
  const tooLate = new AbortController();
  const late = sleep(WITHIN_MS, undefined, { signal: tooLate.signal }).then(() => {
    throw new Error(`no answer within ${WITHIN_MS} ms`);
  });
  try {
    show(...(await Promise.race([Promise.all([listQueueStates(), listAges()]), late])));
    wasUp = true;
  } catch (error) {
    show();
    if (wasUp) log().warn({ reason: String(error) }, 'metrics without the database');
    wasUp = false;
  } finally {
    tooLate.abort();
  }
  databaseUp.set(wasUp ? 1 : 0);
}

function show(
  queues: Awaited<ReturnType<typeof listQueueStates>> = [],
  ages: Awaited<ReturnType<typeof listAges>> = [],
): void {
  for (const gauge of [...byQueue, sweepAge]) gauge.reset();
  // After a reset, a metric without labels would report 0.
  nightAge.remove();
  for (const { queue, due, oldestSeconds, dead } of queues) {
    waitingJobs.set({ queue }, due);
    oldestJob.set({ queue }, oldestSeconds);
    deadLetters.set({ queue }, dead);
  }
  for (const { sweep, seconds } of ages)
    if (sweep === null) nightAge.set(seconds);
    else sweepAge.set({ sweep }, seconds);
}

const age = z.object({
  /** Null for the nightly publication. */
  sweep: z.string().nullable(),
  seconds: z.number(),
});

/** A nightly publication is due a day after the previous one, the first one the day after a company was created. */
const agesStatement = `
SELECT sweep, extract(epoch FROM now() - ended_at)::float8 AS seconds FROM (
  SELECT 'check-ins', max(swept_at) FROM check_in_sweeps
  UNION ALL SELECT 'pulses', max(swept_at) FROM pulse_sweeps
  UNION ALL SELECT NULL, min(due_at) - interval '1 day' FROM release_looks
) AS ages (sweep, ended_at) WHERE ended_at IS NOT NULL`;

async function listAges(): Promise<z.output<typeof age>[]> {
  return asRows(age, await pool().query({ name: 'list-ages', text: agesStatement }));
}
