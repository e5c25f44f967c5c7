import { env } from '#/lib/platform/env.ts';

/** Answers /metrics and /healthz on METRICS_PORT to the end of the process; without that setting nothing is loaded. */
export async function startMetrics() {
  const { METRICS_PORT, METRICS_HOST } = env();
  if (METRICS_PORT === undefined) return undefined;
  const metrics = await import('#/server/metrics/metrics-server.ts');
  await metrics.serveMetrics(METRICS_PORT, METRICS_HOST);
  return metrics;
}
