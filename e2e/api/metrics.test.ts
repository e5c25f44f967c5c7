import { once } from 'node:events';
import { connect } from 'node:net';
import { io } from 'socket.io-client';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { asProgram, buildWorld, openCheckIn, type World } from '#/e2e/api/world.ts';
import { readMetrics, type Series, seriesValue } from '#/e2e/support/measures/metrics.ts';
import { testDatabase } from '#/e2e/support/product/database.ts';
import { startServer, type TestServer } from '#/e2e/support/product/server.ts';
import { closeDatabase } from '#/lib/platform/db.ts';
import { mailedToken } from '#/lib/platform/tokens.ts';
import packageJson from '#/package.json' with { type: 'json' };
import { freePort } from '#/server/embedded/ports.mjs';

const COMMIT = 'c0ffee1234';
const COUNT = 'http_server_request_duration_seconds_count';

let port: number;
let server: TestServer;
let world: World;

beforeAll(async () => {
  await testDatabase();
  world = await buildWorld();
  port = await freePort(56_500);
  server = await startServer({ METRICS_PORT: String(port), COMMIT, LOG_LEVEL: 'info' });
}, 60_000);
afterAll(async () => {
  await server.stop();
  await closeDatabase();
});

/**
 * Resolves with the series once this one exists. A request is counted when its answer is complete, shortly after it
 * arrives.
 */
async function metricsWith(labels: Record<string, string>): Promise<Series[]> {
  let series: Series[] = [];
  await expect
    .poll(async () => {
      series = await readMetrics(port);
      return seriesValue(series, COUNT, labels) ?? 0;
    })
    .toBeGreaterThan(0);
  return series;
}

it('requests are counted by the template of their route, and no label contains personal data', async () => {
  const { persons, team, company } = world.own;
  const headers = await asProgram(persons.Administrator);
  const token = mailedToken('srv_', (await openCheckIn(world.own)).id);
  const address = persons.Member.email;
  expect((await server.call(`/api/dashboard/teams/${team.id}`, { headers })).status).toBe(200);
  expect((await server.call(`/questionnaire/checkins?token=${token}&from=${address}`)).status).toBeLessThan(500);
  await server.call(`/unsubscribe/${token}`);
  await server.call(`/nowhere/${encodeURIComponent(address)}`);
  await server.call(`/api/nowhere/${token}`);
  await server.call(`/signIn/${encodeURIComponent('../')}${token}`);
  await server.call('/signIn', { method: 'PROPFIND' });
  await server.call(`/healthz`);
  const series = await metricsWith({ http_route: '/healthz' });
  const labels = { http_request_method: 'GET', http_response_status_code: '200' };
  expect(seriesValue(series, COUNT, { ...labels, http_route: '/api/dashboard/teams/{id}' })).toBe(1);
  expect(seriesValue(series, COUNT, { http_route: '/unsubscribe/{userId}' })).toBe(1);
  expect(seriesValue(series, COUNT, { http_request_method: '_OTHER' })).toBe(1);

  const texts = series.flatMap((one) => Object.values(one.labels));
  const secrets = [token, address, persons.Member.lastName, company.name, headers.authorization ?? 'none'];
  for (const secret of secrets) expect(texts.filter((text) => text.includes(secret))).toEqual([]);
  const routes = new Set(series.flatMap(({ labels: { http_route: route } }) => (route === undefined ? [] : [route])));
  for (const route of routes) expect(route).toMatch(/^(\/[\w.-]*|\/\{[\w.]+\})+$/);
  expect([...routes].filter((route) => /\d{2,}/.test(route))).toEqual(['/404'].filter((route) => routes.has(route)));
  const ownLabels = series
    .filter(({ name }) => !/^(nodejs|process)_/.test(name))
    .flatMap((one) => Object.keys(one.labels));
  expect([...new Set(ownLabels)].toSorted()).toEqual([
    'commit',
    'db_client_connection_state',
    'http_request_method',
    'http_response_status_code',
    'http_route',
    'le',
    'outcome',
    'queue',
    'version',
  ]);
});

it('a client that leaves before its answer is complete counts as 499', async () => {
  const socket = connect(Number(new URL(server.url).port), '127.0.0.1');
  await once(socket, 'connect');
  const { host } = new URL(server.url);
  const lines = [
    'POST /api/auth/login HTTP/1.1',
    `Host: ${host}`,
    'Content-Type: application/json',
    'Content-Length: 99',
  ];
  await new Promise((resolve) => void socket.write(`${lines.join('\r\n')}\r\n\r\n{"email":`, resolve));
  // The server has received it once it has answered a later call.
  await server.call('/healthz');
  socket.destroy();
  const left = { http_route: '/api/auth/login', http_response_status_code: '499' };
  expect(seriesValue(await metricsWith(left), COUNT, left)).toBe(1);
});

it('the current numbers of sockets and connections are reported', async () => {
  expect(seriesValue(await readMetrics(port), 'unboxt_live_sockets')).toBe(0);
  const token = (await asProgram(world.own.persons.Member)).authorization?.replace('Bearer ', '');
  const socket = io(server.url, { transports: ['websocket'], reconnection: false, auth: { token } });
  await new Promise<void>((resolve) => void socket.once('connect', resolve));
  const series = await readMetrics(port);
  expect(seriesValue(series, 'unboxt_live_sockets')).toBe(1);
  expect(seriesValue(series, 'db_client_connection_max')).toBe(10);
  expect(seriesValue(series, 'db_client_connection_pending_requests')).toBe(0);
  expect(seriesValue(series, 'db_client_connection_wait_time_seconds_count')).toBeGreaterThan(0);
  expect(seriesValue(series, 'nodejs_eventloop_lag_p99_seconds')).toBeGreaterThan(0);
  socket.disconnect();
  await expect.poll(async () => seriesValue(await readMetrics(port), 'unboxt_live_sockets')).toBe(0);
});

it('the metrics port serves only metrics, and the product’s port serves none', async () => {
  const ask = (path: string, method = 'GET') => fetch(`http://127.0.0.1:${port}${path}`, { method });
  expect((await ask('/api/company')).status).toBe(404);
  expect((await ask('/metrics', 'POST')).status).toBe(405);
  expect((await server.call('/metrics')).headers.location).toBe('/404');
  const health = await ask('/healthz');
  expect([health.status, await health.json()]).toEqual([
    200,
    { status: 'ok', version: packageJson.version, commit: COMMIT },
  ]);
  expect(
    seriesValue(await readMetrics(port), 'unboxt_build_info', { version: packageJson.version, commit: COMMIT }),
  ).toBe(1);
  expect(server.lines().find(({ msg }) => msg === 'listening')).toMatchObject({
    version: packageJson.version,
    commit: COMMIT,
  });
});
