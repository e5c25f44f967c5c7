import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import type { Server as LiveServer } from 'socket.io';
import { pool } from '#/lib/platform/db.ts';
import { env } from '#/lib/platform/env.ts';
import { release } from '#/server/boot.ts';
import { createHttpServer, listen } from '#/server/http.ts';
import { readBacklog } from '#/server/metrics/backlog.ts';
import { liveSockets, measureProcess, registry, requestDuration } from '#/server/metrics/metrics.ts';
import { createRouteTable, readRoutes } from '#/server/metrics/routes.ts';

/** All others share a name: a client may send any. Source: OpenTelemetry, semantic conventions for HTTP metrics. */
const knownMethods = new Set(['GET', 'HEAD', 'POST', 'OPTIONS', 'PUT', 'PATCH', 'DELETE']);
/** The client left before the answer was whole. */
const LEFT = 499;

/** Answers /metrics and /healthz on METRICS_PORT, from the start of a process to its end. Does nothing where it is not set. */
export async function startMetrics(): Promise<void> {
  const { METRICS_PORT, METRICS_HOST } = env();
  if (METRICS_PORT === undefined) return;
  measureProcess(release(), pool());
  const http = createHttpServer((request, response) => void answer(request, response), {});
  await listen(http, METRICS_PORT, METRICS_HOST, 'METRICS_');
}

async function answer({ method, url }: IncomingMessage, response: ServerResponse): Promise<void> {
  if (method !== 'GET' && method !== 'HEAD') return void response.writeHead(405, { Allow: 'GET, HEAD' }).end();
  if (url === '/healthz') return send(response, 'application/json', JSON.stringify({ status: 'ok', ...release() }));
  if (url !== '/metrics') return void response.writeHead(404).end();
  await readBacklog();
  send(response, registry.contentType, await registry.metrics());
}

function send(response: ServerResponse, type: string, text: string): void {
  response.writeHead(200, { 'Content-Type': type, 'Cache-Control': 'no-store' }).end(text);
}

/** Measures a web server's requests and sockets where METRICS_PORT is set. */
export function measureWeb(http: Server, live: LiveServer, root: string): void {
  if (env().METRICS_PORT === undefined) return;
  const routeOf = createRouteTable(readRoutes(root));
  // Before the listener that answers: it may do so at once.
  http.prependListener('request', ({ method = '', url = '' }: IncomingMessage, response: ServerResponse) => {
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
  });
  live.on('connection', (socket) => {
    liveSockets.inc();
    socket.once('disconnect', () => liveSockets.dec());
  });
}
