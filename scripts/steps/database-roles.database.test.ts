import { afterAll, afterEach, beforeAll, expect, it, vi } from 'vitest';
import * as z from 'zod';
import { newName, pointAt, testCluster } from '#/e2e/support/product/database.ts';
import { closeDatabase, pool, prisma } from '#/lib/platform/db.ts';
import { defineJob, defineQueue, enqueue, startJobs, stopJobs } from '#/lib/platform/jobs.ts';
import { log } from '#/lib/platform/log.ts';
import { buildCompany } from '#/prisma/seed/builders/build-company.ts';
import { buildUser } from '#/prisma/seed/builders/build-user.ts';
import { ensureMigrated } from '#/scripts/steps/database.mjs';
import { withClient } from '#/scripts/steps/database-client.mjs';
import { installQueue } from '#/scripts/steps/database-roles.mjs';
import { migrate } from '#/scripts/steps/migrations.mjs';
import { loadQueues } from '#/server/feature-files.ts';
import { missingMigrations } from '#/server/missing-migrations.ts';

interface Client {
  query(sql: string): Promise<{ rows: Record<string, unknown>[] }>;
}

const suffix = newName();
const [database, owner, program] = [`test_${suffix}`, `owner_${suffix}`, `program_${suffix}`];
const workedIds: number[] = [];
const queue = defineQueue({ name: 'roles.test', payload: z.object({ userId: z.number() }), retries: 0 });
defineJob(queue, async (_ctx, { userId }) => void workedIds.push(userId));

function urlAs(role: string): string {
  const address = new URL(testCluster());
  address.username = role;
  address.password = 'word';
  address.pathname = database;
  return address.href;
}

/** What a database administrator prepares: the owner's schemas, and no right on the database itself. */
beforeAll(async () => {
  await withClient(testCluster(), async (client: Client) => {
    for (const role of [owner, program]) await client.query(`CREATE ROLE ${role} LOGIN PASSWORD 'word'`);
    await client.query(`CREATE DATABASE ${database}`);
  });
  const inside = new URL(testCluster());
  inside.pathname = database;
  await withClient(inside.href, async (client: Client) => {
    await client.query(`ALTER SCHEMA public OWNER TO ${owner}`);
    await client.query(`CREATE SCHEMA pgboss AUTHORIZATION ${owner}`);
    await client.query('CREATE EXTENSION pg_trgm');
  });
  process.env.MIGRATION_DATABASE_URL = urlAs(owner);
  await ensureMigrated(urlAs(program));
  pointAt(urlAs(program));
}, 60_000);
afterEach(() => vi.restoreAllMocks());
afterAll(async () => {
  delete process.env.MIGRATION_DATABASE_URL;
  await closeDatabase();
  await withClient(testCluster(), async (client: Client) => {
    await client.query(`DROP DATABASE ${database} WITH (FORCE)`);
    for (const role of [owner, program]) await client.query(`DROP ROLE ${role}`);
  });
});

it('an owner without a right on the database migrates it to this release, including the job queue', async () => {
  expect(await missingMigrations()).toEqual([]);
  expect(await installQueue(urlAs(owner))).toBe(false);
});

it('the processes’ role reads that it may not migrate', async () => {
  await expect(migrate(urlAs(program))).rejects.toThrow(
    'The role may not create tables: permission denied for schema public. Set MIGRATION_DATABASE_URL',
  );
});

it('the processes’ role reads and writes rows', async () => {
  const { id: companyId } = await buildCompany(prisma());
  expect((await buildUser(prisma(), { companyId })).companyId).toBe(companyId);
});

it.each([
  'CREATE TABLE public.extra (id int)',
  'ALTER TABLE users ADD COLUMN extra int',
  'DROP TABLE users',
  'TRUNCATE users',
  'CREATE SCHEMA extra',
  'DELETE FROM _prisma_migrations',
])('the processes’ role may not: %s', async (statement) => {
  await expect(pool().query(statement)).rejects.toMatchObject({ code: '42501' });
});

it('a worker with that role opens every queue and runs jobs without an error', async () => {
  const warn = vi.spyOn(log(), 'warn');
  await loadQueues();
  await startJobs({ work: true });
  await prisma().$transaction((tx) => enqueue(tx, queue, { userId: 7 }));
  await expect.poll(() => workedIds, { timeout: 10_000 }).toEqual([7]);
  await stopJobs();
  expect(warn.mock.calls).toEqual([]);
});
