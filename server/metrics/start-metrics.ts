import { env } from '#/lib/platform/env.ts';

/**
 * Answers /metrics and /healthz on METRICS_PORT to the end of the process and returns what a web server measures besides;
 * without that setting nothing is loaded.
 */
export async function startMetrics() {
  const { METRICS_PORT, METRICS_HOST } = env();
  if (METRICS_PORT === undefined) return undefined;
  const { serveMetrics } = await import('#/server/metrics/metrics-server.ts');
  return serveMetrics(METRICS_PORT, METRICS_HOST);
}
