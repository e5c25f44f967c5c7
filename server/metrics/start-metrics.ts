import { env } from '#/lib/platform/env.ts';

/**
 * Answers /metrics and /healthz on METRICS_PORT until the process ends, and returns what a web server also measures.
 * Without that setting, it loads nothing.
 */
export async function startMetrics() {
  const { METRICS_PORT, METRICS_HOST } = env();
  if (METRICS_PORT === undefined) return undefined;
  const { serveMetrics } = await import('#/server/metrics/metrics-server.ts');
  return serveMetrics(METRICS_PORT, METRICS_HOST);
}
