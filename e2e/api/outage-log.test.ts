import { afterAll, beforeAll, expect, it } from 'vitest';
import { asProgram, buildWorld, type World } from '#/e2e/api/world.ts';
import { DatabaseLine } from '#/e2e/support/fakes/database-line.ts';
import { readMetrics, seriesValue } from '#/e2e/support/measures/metrics.ts';
import { testDatabase } from '#/e2e/support/product/database.ts';
import { startServer, type TestServer } from '#/e2e/support/product/server.ts';
import { closeDatabase, prisma } from '#/lib/platform/db.ts';
import { buildApiKey } from '#/prisma/seed/builders/build-api-key.ts';
import { signInAs } from '#/prisma/seed/builders/build-session.ts';
import { freePort } from '#/server/embedded/ports.mjs';

const WARN = 40;
const ERROR = 50;

let line: DatabaseLine;
let port: number;
let server: TestServer;
let world: World;

beforeAll(async () => {
  await testDatabase();
  world = await buildWorld();
  line = await DatabaseLine.open(process.env.DATABASE_URL ?? '');
  port = await freePort(56_700);
  server = await startServer({ DATABASE_URL: line.url, METRICS_PORT: String(port), LOG_LEVEL: 'info' });
}, 60_000);
afterAll(async () => {
  await server.stop();
  await line.cut();
  await closeDatabase();
});

const isLogged = (entry: object) =>
  expect.poll(() => server.lines(), { timeout: 10_000 }).toContainEqual(expect.objectContaining(entry));

it('an outage warns with its reason, failed pages are logged, and metrics keep working', async () => {
  const headers = await asProgram(world.own.persons.Member);
  const browser = await signInAs(prisma(), world.own.persons.Member);
  const { token: key, headers: keyHeaders } = await buildApiKey(prisma(), world.own.persons.Administrator);
  // A program that sends its key in the wrong place.
  const misplaced = `/api/company?department=${key}`;
  expect((await server.call('/readyz')).status).toBe(200);
  expect((await server.call('/api/company', { headers: keyHeaders })).status).toBe(200);
  expect((await server.call(misplaced, { headers: keyHeaders })).status).toBe(422);
  await line.cut();
  expect((await server.call(misplaced, { headers: keyHeaders })).status).toBe(503);
  expect((await server.call('/api/utilities/role', { headers })).status).toBe(503);
  const request = { msg: 'request', route: '/api/utilities/role', status: 503, level: WARN };
  await isLogged({ ...request, fault: expect.objectContaining({ message: expect.any(String) }) });
  await expect.poll(async () => (await server.call('/readyz')).status, { timeout: 5000 }).toBe(503);
  await isLogged({ msg: 'not ready', level: WARN, database: 'unreachable' });

  const page = await server.call('/dashboard', { headers: { ...browser.headers, accept: 'text/html' } });
  expect(page.status).toBe(500);
  await isLogged({
    level: ERROR,
    source: 'console',
    msg: 'failed',
    fault: expect.objectContaining({ stack: expect.any(String) }),
  });

  const series = await readMetrics(port);
  expect(seriesValue(series, 'unboxt_database_up')).toBe(0);
  expect(series.filter(({ name }) => /unboxt_(queue|dead|sweep|night)/.test(name))).toEqual([]);
  expect(seriesValue(series, 'process_resident_memory_bytes')).toBeGreaterThan(0);
  await isLogged({ msg: 'metrics without the database', level: WARN });

  await line.mend();
  await expect.poll(async () => seriesValue(await readMetrics(port), 'unboxt_database_up')).toBe(1);
  await expect.poll(async () => (await server.call('/readyz')).status, { timeout: 5000 }).toBe(200);
  await isLogged({ msg: 'ready again' });

  const log = JSON.stringify(server.lines());
  const secrets = [keyHeaders.authorization, headers.authorization, browser.headers.authorization];
  for (const secret of [key, ...secrets]) expect(log).not.toContain(secret?.replace('Bearer ', ''));
}, 60_000);

it('while the database doesn’t answer, metrics answer before Prometheus times out', async () => {
  line.block();
  const startedMs = performance.now();
  expect(seriesValue(await readMetrics(port), 'unboxt_database_up')).toBe(0);
  expect(performance.now() - startedMs).toBeLessThan(8000);
  await line.mend();
}, 30_000);
