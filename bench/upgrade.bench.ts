// The previous release is replaced by this one, and comes back, while people work: what fails, waits or is lost?
import { setTimeout as sleep } from 'node:timers/promises';
import { dropDatabase, templateUrl, urlOf, withPool } from '#/bench/data/admin.ts';
import { openCheckIns } from '#/bench/data/open-check-ins.ts';
import { numberOption } from '#/bench/options.ts';
import { Report } from '#/bench/report/report.ts';
import { round, table, verdict } from '#/bench/report/table.ts';
import { root, type Server, startServer } from '#/bench/servers/start-server.ts';
import { Balancer, type Call } from '#/bench/upgrade/balancer.ts';
import { Load } from '#/bench/upgrade/load.ts';
import { buildReleaseBefore, runIn } from '#/bench/upgrade/release-before.ts';
import { demoAccounts } from '#/prisma/seed/demo-accounts.mjs';
import { migrate } from '#/scripts/steps/migrations.mjs';
import { freePort } from '#/server/embedded/ports.mjs';
import { loadContracts } from '#/server/feature-files.ts';

const DATABASE = 'bench_upgrade';
const PORTS = { web: 4210, worker: 4211 };
/** The URL people use, which is the proxy's. */
const APP_URL = 'http://localhost:3000';
const PHASE_MS = 5000;
const WEB_SERVERS = 2;

const members = numberOption('members', 1000);
const answers = numberOption('answers', 40_000);
const days = numberOption('days', 365);

const before = buildReleaseBefore();
const url = urlOf(DATABASE);
await dropDatabase(DATABASE);
await withPool(templateUrl, (pool) => pool.query(`CREATE DATABASE "${DATABASE}" TEMPLATE template0`));
const settings = { DATABASE_URL: url, APP_URL, RATE_LIMIT_FACTOR: '1000000', DRAIN_SECONDS: '4', LOG_LEVEL: 'warn' };
console.log('Making the demo company and a large one with the release before …');
runIn(before.folder, ['scripts/migrate.mjs'], settings);
runIn(before.folder, ['prisma/seed/main.ts'], { ...settings, NODE_ENV: 'production' });
const choices = JSON.stringify({ members, teamSize: 10, days, seed: 7 });
const makeLarge = `import pg from 'pg';
import { bulkCompany } from '#/prisma/seed/bulk.ts';
const pool = new pg.Pool({ connectionString: process.env.DATABASE_URL });
await bulkCompany(pool, { ...${choices}, now: new Date() });
await pool.end();`;
runIn(before.folder, ['--input-type=module', '--eval', makeLarge], settings);
const { checkIns, size } = await withPool(url, async (pool) => {
  const { rows } = await pool.query<{ companyId: number; size: string }>(
    `SELECT company_id AS "companyId", pg_size_pretty(pg_database_size(current_database())) AS size
     FROM team_members GROUP BY company_id ORDER BY count(*) DESC LIMIT 1`,
  );
  const [{ companyId, size } = { companyId: 0, size: '' }] = rows;
  return { checkIns: await openCheckIns(pool, { companyId, members }, answers), size };
});

const balancer = new Balancer(APP_URL);
let webs: Server[] = [];
let worker = await startWorker(before.folder);
for (let count = 0; count < WEB_SERVERS; count++) webs.push(await startWeb(before.folder));
const load = new Load(balancer, await readsOf(), checkIns);
await load.start();
await load.during(`${before.version} on its tables`, () => sleep(PHASE_MS));
await load.during('the migrations run', () => migrate(url));
await load.during(`${before.version} on the new tables`, () => sleep(PHASE_MS));
await load.during('its processes are replaced', () => replaceAll(root));
await load.during('this release', () => sleep(PHASE_MS));
await load.during('back: processes are replaced', () => replaceAll(before.folder));
await load.during(`${before.version} again`, () => sleep(PHASE_MS));
await load.stop();
await Promise.all([...webs, worker].map((server) => server.stop()));
balancer.close();
const storedCount = await withPool(url, async (pool) => {
  const { rows } = await pool.query<{ count: number }>(
    'SELECT count(DISTINCT check_in_id)::int AS count FROM check_in_answers WHERE check_in_id = ANY($1)',
    [load.acknowledged],
  );
  return rows[0]?.count ?? 0;
});
const deadLetters = await withPool(url, async (pool) => {
  const { rows } = await pool.query<{ queue: string; reason: string }>(
    "SELECT source_name AS queue, coalesce(output ->> 'error', output::text) AS reason FROM pgboss.job WHERE name = 'dead-letter'",
  );
  return rows.map(({ queue, reason }) => `${queue}: ${reason}`);
});
await dropDatabase(DATABASE);

const report = new Report('upgrade', 'An upgrade while people work, and the way back');
report.add(
  table(
    ['while', 'seconds', 'calls', '5xx or none', 'another status', 'p99, ms', 'longest, ms'],
    ...load.phases.map(({ name, seconds, calls, failures, changes, p99, longest }) => [
      name,
      round(seconds),
      calls.toLocaleString('en'),
      failures,
      changes,
      round(p99),
      round(longest),
    ]),
  ),
);
const sum = (key: 'calls' | 'failures' | 'changes') => load.phases.reduce((total, phase) => total + phase[key], 0);
const lost = load.acknowledged.length - storedCount;
report.add(
  table(
    ['in all', 'found', 'goal'],
    ['calls', sum('calls').toLocaleString('en'), ''],
    ['answered 5xx, or not at all', sum('failures'), verdict(sum('failures'), { atMost: 0 })],
    ['answered with another status than before', sum('changes'), verdict(sum('changes'), { atMost: 0 })],
    ['answers acknowledged', load.acknowledged.length.toLocaleString('en'), ''],
    ['of these lost', lost, verdict(lost, { atMost: 0 })],
    ['jobs that failed for good', deadLetters.length, verdict(deadLetters.length, { atMost: 0 })],
  ),
);
report.add(...load.firstFailures.slice(0, 10), ...deadLetters);
report.write(
  `from ${before.version} (${before.commit}) with ${WEB_SERVERS} web servers and a worker; a database of ${size}; ${load.readCount} calls that read, ${load.readable} of them answered 200, by four readers in four roles, and answers to check-ins by four writers`,
);

/** Starts a web server of a release behind the balancer. */
async function startWeb(folder: string): Promise<Server> {
  const port = await freePort(PORTS.web);
  const server = await startServer(`upgrade-web-${port}`, 'server/main.ts', { ...settings, port }, [], folder);
  await balancer.add(port);
  return server;
}

async function startWorker(folder: string): Promise<Server> {
  return startServer('upgrade-worker', 'server/worker.ts', { ...settings, port: PORTS.worker }, [], folder);
}

/**
 * Replaces all processes as docs/upgrading.md says: the worker first, then one web server after another, each once the
 * previous is ready.
 */
async function replaceAll(folder: string): Promise<void> {
  const nextWorker = await startWorker(folder);
  await worker.stop();
  worker = nextWorker;
  for (const old of webs) {
    webs = [...webs.filter((server) => server !== old), await startWeb(folder)];
    await old.stop();
    balancer.remove(old.port);
  }
}

/** Calls that read without a parameter, and the pages behind them, in each role, if the previous release knows them. */
async function readsOf(): Promise<Call[]> {
  const description = await describedPaths();
  const contracts = await loadContracts();
  const paths = contracts
    .filter((one) => one.method === 'GET' && !('mutates' in one && one.mutates) && !/[[{:]/.test(one.path))
    .filter(({ path }) => description.has(path))
    .map(({ path }) => path);
  const calls = await Promise.all(
    demoAccounts.map(async ({ email, password }) => {
      const headers = { authorization: `Bearer ${await signIn(email, password)}` };
      return paths.map((path): Call => ({ method: 'GET', path, headers }));
    }),
  );
  return [...calls.flat(), ...['/signIn', '/faq'].map((path): Call => ({ method: 'GET', path }))];
}

async function describedPaths(): Promise<Set<string>> {
  const { text } = await balancer.call({ method: 'GET', path: '/api/openapi.json' });
  return new Set(Object.keys((JSON.parse(text) as { paths: object }).paths));
}

async function signIn(email: string, password: string): Promise<string> {
  const post = async (path: string, body: object) =>
    JSON.parse((await balancer.call({ method: 'POST', path, body })).text) as { token: string };
  const { token } = await post('/api/auth/login', { email, password });
  return (await post('/api/auth/loginData', { token })).token;
}
