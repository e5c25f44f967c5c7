import { startTestCluster } from '#/scripts/steps/test-cluster.mjs';

/** Vitest's global setup: starts a database cluster, unless `npm test` has already started one. */
export default async function setUp(): Promise<(() => Promise<void>) | undefined> {
  if (process.env.TEST_CLUSTER_URL) return undefined;
  const { clusterUrl, stop } = await startTestCluster();
  process.env.TEST_CLUSTER_URL = clusterUrl;
  return stop;
}
