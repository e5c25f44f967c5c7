import { startTestCluster } from '#/scripts/steps/test-cluster.mjs';

/**
 * Starts a database cluster as Vitest's global setup, unless `npm test` has already started one; returns what stops it.
 */
export default async function setUp(): Promise<(() => Promise<void>) | undefined> {
  if (process.env.TEST_CLUSTER_URL) return undefined;
  const { clusterUrl, stop } = await startTestCluster();
  process.env.TEST_CLUSTER_URL = clusterUrl;
  return stop;
}
