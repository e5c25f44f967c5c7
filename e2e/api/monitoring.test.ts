import { readFileSync } from 'node:fs';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { openMailSink } from '#/e2e/support/fakes/open-mail-sink.ts';
import { namesIn, readMetrics, type Series, seriesValue } from '#/e2e/support/measures/metrics.ts';
import { callSweeps, makeDueCompany, startWorker, watchQueue } from '#/e2e/support/product/crashing-worker.ts';
import { testDatabase } from '#/e2e/support/product/database.ts';
import { startServer, type TestServer } from '#/e2e/support/product/server.ts';
import { sweepPulses } from '#/lib/domain/pulses/queues.ts';
import { closeDatabase, pool } from '#/lib/platform/db.ts';
import { deadLetterQueue } from '#/lib/platform/jobs.ts';
import packageJson from '#/package.json' with { type: 'json' };
import { freePort } from '#/server/embedded/ports.mjs';

const MEMBERS = 12;
const DASHBOARD = 'docs/monitoring/grafana-dashboard.json';
const RULES = 'docs/monitoring/alert-rules.yml';
/** A metric that Prometheus adds to every target. */
const ofPrometheus = 'up';

const sink = openMailSink();
let ports: { server: number; worker: number };
let server: TestServer;
let worker: Awaited<ReturnType<typeof startWorker>>;

beforeAll(async () => {
  await testDatabase();
  await makeDueCompany({ members: MEMBERS, teamSize: MEMBERS });
  ports = { server: await freePort(56_600), worker: await freePort(56_650) };
  worker = await startWorker(sink.url, { METRICS_PORT: String(ports.worker) });
  server = await startServer({ METRICS_PORT: String(ports.server) });
}, 60_000);
afterAll(async () => {
  await Promise.all([worker.end('SIGTERM'), server.stop()]);
  await closeDatabase();
});

/** Resolves with the worker's series once this one has the value. */
async function workerMetricsWith(value: number, ...series: [name: string, labels: Record<string, string>]) {
  let read: Series[] = [];
  const current = async () => {
    read = await readMetrics(ports.worker);
    return seriesValue(read, ...series);
  };
  await expect.poll(current, { timeout: 30_000 }).toBe(value);
  return read;
}

it('a worker reports queues, emails by outcome, sweeps, nights and its release', async () => {
  const { rows } = await pool().query('SELECT u.email FROM users u JOIN team_members m ON m.user_id = u.id LIMIT 1');
  sink.refuseAddress(rows[0].email);
  sink.refuse(1);
  const boss = await watchQueue();
  await callSweeps(boss);
  await boss.send(sweepPulses.name, {});
  await boss.send(deadLetterQueue, {});
  await boss.stop({ graceful: false });
  const series = await workerMetricsWith(MEMBERS - 1, 'unboxt_mails_total', { outcome: 'accepted' });
  expect(seriesValue(series, 'unboxt_mails_total', { outcome: 'refused' })).toBe(1);
  expect(seriesValue(series, 'unboxt_mails_total', { outcome: 'failed' })).toBe(1);
  expect(seriesValue(series, 'unboxt_dead_letters', { queue: deadLetterQueue })).toBe(1);
  expect(seriesValue(series, 'unboxt_queue_waiting_jobs', { queue: 'check-ins.sweep' })).toBe(0);
  expect(seriesValue(series, 'unboxt_sweep_age_seconds', { sweep: 'check-ins' })).toBeLessThan(60);
  await expect
    .poll(async () => seriesValue(await readMetrics(ports.worker), 'unboxt_sweep_age_seconds', { sweep: 'pulses' }))
    .toBeLessThan(60);
  expect(seriesValue(series, 'unboxt_night_age_seconds')).toBeGreaterThan(0);
  expect(seriesValue(series, 'unboxt_database_up')).toBe(1);
  const release = { version: packageJson.version, commit: 'unknown' };
  expect(seriesValue(series, 'unboxt_build_info', release)).toBe(1);
  const health = await fetch(`http://127.0.0.1:${ports.worker}/healthz`);
  expect([health.status, await health.json()]).toEqual([200, { status: 'ok', ...release }]);
}, 60_000);

/** Returns the expressions of the alert rules, written in one line or folded. */
function ruleExpressions(): string[] {
  const rules = readFileSync(RULES, 'utf8')
    .split(/^ +- alert: /m)
    .slice(1);
  return rules.map((rule) => /^ +expr:(?: >-)?([\s\S]*?)^ +(?:for|labels):/m.exec(rule)?.[1] ?? 'none');
}

function panelExpressions(): string[] {
  const { panels } = JSON.parse(readFileSync(DASHBOARD, 'utf8')) as { panels: { targets?: { expr: string }[] }[] };
  return panels.flatMap(({ targets = [] }) => targets.map(({ expr }) => expr));
}

it('every metric and label in the dashboard and the alert rules exists', async () => {
  await server.call('/healthz');
  await expect
    .poll(async () => seriesValue(await readMetrics(ports.server), 'http_server_request_duration_seconds_count', {}))
    .toBeGreaterThan(0);
  const series = [...(await readMetrics(ports.server)), ...(await readMetrics(ports.worker))];
  const metrics = new Set([ofPrometheus, ...series.map(({ name }) => name)]);
  const labels = new Set(series.flatMap((one) => Object.keys(one.labels)));
  const [ofPanels, ofRules] = [panelExpressions(), ruleExpressions()];
  expect([ofPanels.length > 20, ofRules.length > 10]).toEqual([true, true]);
  for (const expression of [...ofPanels, ...ofRules]) {
    const names = namesIn(expression);
    expect({ expression, count: names.metrics.length }).not.toEqual({ expression, count: 0 });
    const unknown = [
      ...names.metrics.filter((name) => !metrics.has(name)),
      ...names.labels.filter((name) => !labels.has(name)),
    ];
    expect({ expression, unknown }).toEqual({ expression, unknown: [] });
  }
});

it('every metric and alert is documented, and every documented one exists', async () => {
  const text = readFileSync('docs/operations.md', 'utf8');
  const alerts = [...readFileSync(RULES, 'utf8').matchAll(/- alert: (\w+)/g)].map(([, name]) => name);
  expect(new Set([...text.matchAll(/`(Unboxt\w+)`/g)].map(([, name]) => name))).toEqual(new Set(alerts));
  const documented = [...text.matchAll(/^\| `((?:http|db|unboxt)_\w+)/gm)];
  const series = [...(await readMetrics(ports.server)), ...(await readMetrics(ports.worker))];
  const own = series.map(({ name }) => name.replace(/_(bucket|sum)$|(?<=seconds)_count$/, ''));
  const names = own.filter((name) => /^(http|db|unboxt)_/.test(name));
  expect(new Set(names)).toEqual(new Set(documented.map(([, name]) => name)));
});
