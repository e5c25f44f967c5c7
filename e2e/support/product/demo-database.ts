import type { Client } from 'pg';
import { now } from '#/e2e/support/actors/demo-viewers.ts';
import { newName, pointAt, testCluster, testDatabase } from '#/e2e/support/product/database.ts';
import { closeDatabase, pool } from '#/lib/platform/db.ts';
import { seedDemo } from '#/prisma/seed/demo/seed-demo.ts';
import { withClient } from '#/scripts/steps/database-client.mjs';
import { cloneTemplate } from '#/scripts/steps/test-cluster.mjs';

const DEMO = 'test_demo';
/** The number of the advisory lock. Nothing else in the cluster uses it. */
const LOCK = 4242;

/**
 * Gives this test file its own database with the demo company as of `now`. The first file seeds a template, because
 * copying it is many times faster than seeding.
 */
export async function demoDatabase(): Promise<void> {
  await withClient(testCluster(), async (client: Client) => {
    await client.query('SELECT pg_advisory_lock($1)', [LOCK]);
    const { rows } = await client.query('SELECT FROM pg_database WHERE datname = $1', [DEMO]);
    if (rows.length > 0) return;
    await testDatabase();
    await seedDemo(pool(), { seed: 42, now });
    await closeDatabase();
    const seeded = new URL(process.env.DATABASE_URL ?? '').pathname.slice(1);
    await client.query(`ALTER DATABASE ${seeded} RENAME TO ${DEMO}`);
  });
  pointAt(await cloneTemplate(testCluster(), newName(), DEMO));
}
