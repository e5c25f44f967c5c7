import type { QueryConfig } from 'pg';
import { repeated } from '#/bench/dashboard/signed-in-product.ts';
import { signIn } from '#/bench/data/sign-in.ts';
import { requestBytes } from '#/bench/measure/connection.ts';
import type { Work } from '#/bench/measure/run-load.ts';
import type { PeopleDatabase } from '#/bench/organisation/people-database.ts';
import { recordQueries } from '#/bench/servers/record-queries.ts';
import { startBare } from '#/bench/servers/start-bare.ts';
import { startProduct } from '#/bench/servers/start-product.ts';
import { getChart } from '#/lib/domain/chart/get-chart.ts';
import type { UserCtx } from '#/lib/platform/context.ts';

export const chartShapes = ['packed', 'objects'] as const;
export type ChartShape = (typeof chartShapes)[number];

interface ChartCall {
  queries: QueryConfig[];
  body: unknown;
  ways: { product: Work<undefined>; 'bare Next route': Work<undefined> };
}

/** Starts the product and the bare server on a company, with its administrator signed in as a program. */
export async function openChart({ url, administratorId, companyId }: PeopleDatabase) {
  const { headers } = await signIn(url, administratorId, 'api');
  const product = await startProduct(url);
  // The parts of the Administrator's context that the queries need.
  const actor = { kind: 'user', userId: administratorId, role: 'Administrator' };
  const ctx = { actor, company: { id: companyId }, locale: 'en' } as UserCtx;
  const shapes: Record<string, { queries: QueryConfig[]; body: unknown }> = {};
  for (const shape of chartShapes) {
    const response = await fetch(product.address + pathOf(shape), { headers });
    if (!response.ok) throw new Error(`${shape} answers ${response.status}: ${await response.text()}`);
    const queries = await recordQueries(() => getChart(ctx, { period: '1m', shape, figures: false }));
    shapes[shape] = { queries, body: await response.json() };
  }
  const bare = await startBare(url, { organisation: shapes });
  const calls = chartShapes.map((shape): [ChartShape, ChartCall] => {
    const own = requestBytes(product.port, `GET ${pathOf(shape)}`, { headers });
    const same = requestBytes(bare.port, `GET /api/organisation?shape=${shape}`);
    const ways = { product: repeated(product.port, own), 'bare Next route': repeated(bare.port, same) };
    return [shape, { queries: [], body: undefined, ...shapes[shape], ways }];
  });
  return {
    calls: Object.fromEntries(calls) as Record<ChartShape, ChartCall>,
    close: () => Promise.all([product.stop(), bare.stop()]),
  };
}

const pathOf = (shape: ChartShape) => `/api/company/diagram?shape=${shape}` as const;
