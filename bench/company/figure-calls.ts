import pg, { type QueryConfig } from 'pg';
import { repeated } from '#/bench/dashboard/signed-in-product.ts';
import type { DataSet } from '#/bench/data/data-set.ts';
import { signIn } from '#/bench/data/sign-in.ts';
import { requestBytes } from '#/bench/measure/connection.ts';
import type { Work } from '#/bench/measure/run-load.ts';
import { recordQueries } from '#/bench/servers/record-queries.ts';
import { startBare } from '#/bench/servers/start-bare.ts';
import { startProduct } from '#/bench/servers/start-product.ts';
import type { PeriodName } from '#/lib/domain/calendar/period.ts';
import { analyticsRequest, teamsOverviewRequest } from '#/lib/domain/dashboards/company/company.schema.ts';
import { getCompanyAnalytics } from '#/lib/domain/dashboards/company/get-company-analytics.ts';
import { getCompanyDashboard } from '#/lib/domain/dashboards/company/get-company-dashboard.ts';
import { listTeamsOverview } from '#/lib/domain/dashboards/teams/list-teams-overview.ts';
import { systemClock } from '#/lib/platform/clock.ts';
import type { UserCtx } from '#/lib/platform/context.ts';

export const callNames = [
  'company',
  'department',
  'analytics',
  'teams',
  'teams by motivation',
  'teams by need',
] as const;
export type CallName = (typeof callNames)[number];
export type Way = 'product' | 'bare Next route' | 'SQL alone';

/** One call for results above team level: its statements, its answer, and the ways to get that answer. */
export interface FigureCall {
  name: CallName;
  period: PeriodName;
  queries: QueryConfig[];
  answer: unknown;
  ways: Record<Way, Work<undefined>>;
}

interface FigureRequest {
  line: `${'GET' | 'POST'} /${string}`;
  body?: object;
  ask: () => Promise<unknown>;
}

/** Starts only the product; returns the call for the company's dashboard over a period. */
export async function openCompany(data: DataSet, name: string) {
  const { headers } = await signIn(data.url, data.administratorId, 'api');
  const { port, stop } = await startProduct(data.url, name);
  const call = (period: PeriodName) =>
    repeated(port, requestBytes(port, requestOf(data, 'company', period).line, { headers }));
  return { call, stop };
}

/** Starts the product and the bare server on a company, with its administrator signed in as a program. */
export async function openFigures(data: DataSet, periods: readonly PeriodName[]) {
  const { headers } = await signIn(data.url, data.administratorId, 'api');
  const product = await startProduct(data.url, 'product-company');
  const pool = new pg.Pool({ connectionString: data.url, max: 10 });
  const recordings: Omit<FigureCall, 'ways'>[] = [];
  const requests = periods.flatMap((period) =>
    callNames.map((name) => ({ name, period, ...requestOf(data, name, period) })),
  );
  for (const { name, period, line, body, ask } of requests) {
    const answer = await answerOf(product.address, { line, body, headers });
    recordings.push({ name, period, queries: await recordQueries(ask, pool), answer });
  }
  const shapes = recordings.map(({ name, period, queries, answer }) => [
    shapeOf(name, period),
    { queries, body: answer },
  ]);
  const bare = await startBare(data.url, { company: Object.fromEntries(shapes) });
  const calls = recordings.map((call, index): FigureCall => {
    const { line, body } = requests[index] ?? { line: 'GET /' };
    const method = body ? 'POST' : 'GET';
    const same = `${method} /api/company?shape=${encodeURIComponent(shapeOf(call.name, call.period))}` as const;
    const ways = {
      product: repeated(product.port, requestBytes(product.port, line, { headers, body })),
      'bare Next route': repeated(bare.port, requestBytes(bare.port, same, { body })),
      'SQL alone': sqlWork(pool, call.queries),
    };
    return { ...call, ways };
  });
  return { calls, pool, close: () => Promise.all([product.stop(), bare.stop(), pool.end()]) };
}

const shapeOf = (name: CallName, period: PeriodName) => `${name} ${period}`;

/** Returns the request to the product, and its query. */
function requestOf(
  { companyId, administratorId, departmentId }: DataSet,
  name: CallName,
  period: PeriodName,
): FigureRequest {
  const actor = { kind: 'user', userId: administratorId, role: 'Administrator', timeZone: 'Europe/London' };
  // The parts of the Administrator's context that the queries need.
  const ctx = { actor, company: { id: companyId }, clock: systemClock, locale: 'en' } as UserCtx;
  const dashboard = (id: number): FigureRequest => ({
    line: `GET /api/dashboard/company?period=${period}&departmentId=${id}`,
    ask: () => getCompanyDashboard(ctx, { period, departmentId: id }),
  });
  const overview = (body: object): FigureRequest => ({
    line: `POST /api/dashboard/teams/overview?period=${period}`,
    body,
    ask: () => listTeamsOverview(ctx, { ...teamsOverviewRequest.parse(body), period }),
  });
  switch (name) {
    case 'company':
      return dashboard(0);
    case 'department':
      return dashboard(departmentId);
    case 'analytics': {
      const body = { period };
      const ask = () => getCompanyAnalytics(ctx, { ...analyticsRequest.parse({}), ...body });
      return { line: 'POST /api/dashboard/company/analytics', body, ask };
    }
    case 'teams':
      return overview({});
    case 'teams by motivation':
      return overview({ sort: 'motivation', direction: 'desc' });
    case 'teams by need':
      return overview({ sort: 'attention' });
  }
}

async function answerOf(
  address: string,
  { line, body, headers }: { line: string; body: object | undefined; headers: Record<string, string> },
): Promise<unknown> {
  const [method = '', path] = line.split(' ');
  const init = body
    ? { body: JSON.stringify(body), headers: { ...headers, 'Content-Type': 'application/json' } }
    : { headers };
  const response = await fetch(address + path, { method, ...init });
  if (!response.ok) throw new Error(`${line} answers ${response.status}: ${await response.text()}`);
  return response.json();
}

function sqlWork(pool: pg.Pool, queries: readonly QueryConfig[]): Work<undefined> {
  return () =>
    Promise.resolve({
      async run() {
        for (const query of queries) await pool.query(query);
      },
      close: () => undefined,
    });
}
