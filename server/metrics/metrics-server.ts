import type { IncomingMessage, ServerResponse } from 'node:http';
import { pool } from '#/lib/platform/db.ts';
import { log } from '#/lib/platform/log.ts';
import { release } from '#/server/boot.ts';
import { createHttpServer, listen } from '#/server/http.ts';
import { readBacklog } from '#/server/metrics/backlog.ts';
import { measureProcess, measureSockets, registry, requestDuration } from '#/server/metrics/metrics.ts';
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
