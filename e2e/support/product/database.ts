import { randomUUID } from 'node:crypto';
import { resetSingletons } from '#/e2e/support/product/reset-singletons.ts';
import { cloneTemplate } from '#/scripts/steps/test-cluster.mjs';

/**
 * Gives this test file its own empty database with every migration, and points DATABASE_URL at it. Call it as
 * `beforeAll(testDatabase)`: the product's modules read their settings when they are first used, not when imported. The
 * cluster's next start removes the copy.
 */
export async function testDatabase(): Promise<void> {
  pointAt(await cloneTemplate(testCluster(), newName()));
}

/** Name of a copy, unlike any other. */
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
