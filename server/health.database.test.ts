import fs from 'node:fs/promises';
import type { Server } from 'node:http';
import { syncBuiltinESMExports } from 'node:module';
import type { AddressInfo } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { Client } from 'pg';
import { afterAll, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { testDatabase } from '#/e2e/support/product/database.ts';
import { closeDatabase, pool } from '#/lib/platform/db.ts';
import { answerHealth, watchLive } from '#/server/health.ts';
import { closeHttp, createHttpServer, listen } from '#/server/http.ts';

let http: Server;

beforeAll(async () => {
  await testDatabase();
  http = createHttpServer((request, response) => void (answerHealth(request, response) || response.end('passed')), {});
  await listen(http, 0, '127.0.0.1');
});

afterAll(() => closeHttp(http));

/** An answer is cached for a second. */
beforeEach(() => sleep(1100));

async function ask(path: string): Promise<{ status: number; body: unknown }> {
  const response = await fetch(`http://127.0.0.1:${(http.address() as AddressInfo).port}${path}`);
  return { status: response.status, body: await response.json() };
}

/** Ends the pool's idle connections, so that the next ones begin with the database's settings. */
async function closeIdle(admin: Client): Promise<void> {
  await admin.query(
    "SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE application_name = 'unboxt' AND datname = current_database()",
  );
  await expect.poll(() => pool().totalCount).toBe(0);
}

it('the product is healthy while the process lives', async () => {
  expect(await ask('/healthz')).toEqual({ status: 200, body: { status: 'ok' } });
});

it('the product is ready with a migrated database', async () => {
  expect(await ask('/readyz')).toEqual({
    status: 200,
    body: { status: 'ok', database: 'ok', migrations: 'ok', disk: 'ok' },
  });
});

it('the product isn’t ready, but alive, if nothing is known about the disk', async () => {
  vi.spyOn(fs, 'statfs').mockRejectedValue(new Error('EIO'));
  syncBuiltinESMExports();
  try {
    const { status, body } = await ask('/readyz');
    expect(status).toBe(503);
    expect(body).toMatchObject({ database: 'ok', disk: 'unknown' });
  } finally {
    vi.restoreAllMocks();
    syncBuiltinESMExports();
  }
});

it('the product isn’t ready with a server that only reads, such as an old primary', async () => {
  const database = new URL(process.env.DATABASE_URL ?? '').pathname.slice(1);
  const admin = new Client({ connectionString: process.env.DATABASE_URL });
  await admin.connect();
  await admin.query(`ALTER DATABASE "${database}" SET default_transaction_read_only = on`);
  await closeIdle(admin);
  try {
    const { status, body } = await ask('/readyz');
    expect({ status, body }).toMatchObject({ status: 503, body: { database: 'read-only', migrations: 'ok' } });
  } finally {
    await admin.query(`ALTER DATABASE "${database}" RESET default_transaction_read_only`);
    await closeIdle(admin);
    await admin.end();
  }
});

it('the product isn’t ready while it gets no live events', async () => {
  let hears = false;
  watchLive({ hears: () => hears });
  expect(await ask('/readyz')).toMatchObject({ status: 503, body: { database: 'ok', live: 'not heard' } });
  hears = true;
  await sleep(1100);
  expect((await ask('/readyz')).body).toMatchObject({ live: 'ok' });
});

it('the product isn’t ready while a migration is missing, and names it', async () => {
  const { rows } = await pool().query('DELETE FROM _prisma_migrations RETURNING migration_name');
  const { status, body } = await ask('/readyz');
  expect(status).toBe(503);
  expect(body).toMatchObject({ database: 'ok', migrations: expect.stringContaining(rows[0].migration_name) });
});

it('the product is healthy but not ready without a database', async () => {
  await closeDatabase();
  expect((await ask('/healthz')).status).toBe(200);
  const { status, body } = await ask('/readyz');
  expect(status).toBe(503);
  expect(body).toMatchObject({ database: 'unreachable', migrations: 'unknown' });
});
