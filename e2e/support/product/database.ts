import { randomUUID } from 'node:crypto';
import { cloneTemplate } from '#/scripts/steps/test-cluster.mjs';

/**
 * Gives this test file an empty database of its own, with every migration, and points DATABASE_URL at it. Call it as
 * `beforeAll(testDatabase)`: the product's modules read their settings when they are first used, not when imported.
 * The copy goes with the cluster's next start.
 */
export async function testDatabase(): Promise<void> {
  const clusterUrl = process.env.TEST_CLUSTER_URL;
  if (!clusterUrl)
    throw new Error('TEST_CLUSTER_URL is not set: run `npm test -- database` or the vitest project "database".');
  process.env.DATABASE_URL = await cloneTemplate(clusterUrl, randomUUID().replaceAll('-', ''));
}
