import { randomUUID } from 'node:crypto';
import { resetSingletons } from '#/e2e/support/product/reset-singletons.ts';
import { cloneTemplate } from '#/scripts/steps/test-cluster.mjs';

/**
 * Gives this test file its own empty database with every migration, and points DATABASE_URL at it. Call it as
 * `beforeAll(testDatabase)`, which is early enough because modules read their settings at first use, not when imported.
 * The cluster's next start deletes the database.
 */
export async function testDatabase(): Promise<void> {
  pointAt(await cloneTemplate(testCluster(), newName()));
}

/** Returns a unique name for a database. */
export function newName(): string {
  return randomUUID().replaceAll('-', '');
}

export function testCluster(): string {
  const clusterUrl = process.env.TEST_CLUSTER_URL;
  if (!clusterUrl)
    throw new Error('TEST_CLUSTER_URL is not set: run `npm test -- database` or the vitest project "database".');
  return clusterUrl;
}

/** Makes the product in this process use another database. */
export function pointAt(url: string): void {
  process.env.DATABASE_URL = url;
  resetSingletons(['env', 'pool', 'prisma']);
}
