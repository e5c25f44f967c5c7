import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { testDatabase } from '#/e2e/support/product/database.ts';
import { startServer, type TestServer } from '#/e2e/support/product/server.ts';
import { closeDatabase } from '#/lib/platform/db.ts';

const CLIENTS = 4;
const PROBE_EVERY_MS = 100;

let servers: TestServer[];

beforeAll(async () => {
  await testDatabase();
  servers = await Promise.all([startServer({ DRAIN_SECONDS: '1' }), startServer()]);
});
afterAll(async () => {
  await servers[1]?.stop();
  await closeDatabase();
});

it('a stopping server keeps answering while it says so, and no request behind a proxy fails', async () => {
  const [first, second] = servers as [TestServer, TestServer];
  let ready = [first, second];
  const draining: { status: number; body: unknown }[] = [];
  let failureCount = 0;
  let answerCount = 0;
  let isOver = false;

  /** Probes readiness like a proxy, which sends no requests to a process that isn't ready. */
  async function probe() {
    while (!isOver) {
      const response = await fetch(`${first.url}/readyz`).catch(() => undefined);
      if (!response?.ok) ready = [second];
      if (response && !response.ok) draining.push({ status: response.status, body: await response.json() });
      await sleep(PROBE_EVERY_MS);
    }
  }
  async function ask() {
    while (!isOver) {
      const server = ready[answerCount % ready.length] as TestServer;
      const response = await fetch(`${server.url}/api/openapi.json`).catch(() => undefined);
      await response?.arrayBuffer();
      if (response?.status === 200) answerCount++;
      else failureCount++;
    }
  }

  const load = Promise.all([probe(), ...Array.from({ length: CLIENTS }, ask)]);
  await expect.poll(() => answerCount, { timeout: 20_000 }).toBeGreaterThan(20);
  const stopped = first.stop();
  // A busy machine may not have been ready before.
  await expect.poll(() => draining, { timeout: 5000 }).toContainEqual({ status: 503, body: { status: 'stopping' } });
  const late = await fetch(`${first.url}/api/openapi.json`);
  await late.arrayBuffer();
  await stopped;
  isOver = true;
  await load;

  expect(failureCount).toBe(0);
  expect([late.status, late.headers.get('connection')]).toEqual([200, 'close']);
});
