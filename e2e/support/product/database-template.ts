import { startTestCluster } from '#/scripts/steps/test-cluster.mjs';

/** Vitest's global set-up: `npm test` has a cluster running already; a runner called by hand gets its own. */
export default async function setUp(): Promise<(() => Promise<void>) | undefined> {
  if (process.env.TEST_CLUSTER_URL) return undefined;
  const { clusterUrl, stop } = await startTestCluster();
  process.env.TEST_CLUSTER_URL = clusterUrl;
  return stop;
}
