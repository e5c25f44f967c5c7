import type { QueryConfig } from 'pg';
import { repeated } from '#/bench/dashboard/signed-in-product.ts';
import { signIn } from '#/bench/data/sign-in.ts';
import { requestBytes } from '#/bench/measure/connection.ts';
import type { Work } from '#/bench/measure/run-load.ts';
import type { PeopleDatabase } from '#/bench/organisation/people-database.ts';
import { recordQueries } from '#/bench/servers/record-queries.ts';
import type { Server } from '#/bench/servers/start-server.ts';
import { listPulseTeams } from '#/lib/domain/pulses/audience/audience.service.ts';
import { getPulseResults } from '#/lib/domain/pulses/results/results.service.ts';
import type { UserCtx } from '#/lib/platform/context.ts';

/** A call for a pulse's results, and what a bare route needs to give that answer. */
export interface ResultCall {
  product: Work<undefined>;
  queries: QueryConfig[];
  body: unknown;
}

type Product = Server & { address: string };

/** Reads the results of a pulse's last round for all teams together, and its list of teams, as an administrator. */
export async function readResultCalls(product: Product, people: PeopleDatabase, pulseId: number) {
  const { headers } = await signIn(people.url, people.administratorId, 'api');
  const actor = { kind: 'user', userId: people.administratorId, role: 'Administrator' };
  const ctx = { actor, company: { id: people.companyId }, locale: 'en' } as UserCtx;
  const callOf = async (path: `/${string}`, ask: () => Promise<unknown>): Promise<ResultCall> => {
    const response = await fetch(product.address + path, { headers });
    if (!response.ok) throw new Error(`${path} answers ${response.status}: ${await response.text()}`);
    return {
      product: repeated(product.port, requestBytes(product.port, `GET ${path}`, { headers })),
      queries: await recordQueries(ask),
      body: await response.json(),
    };
  };
  return {
    results: await callOf(`/api/pulse/results/${pulseId}/0`, () => getPulseResults(ctx, { id: pulseId, teamId: 0 })),
    teams: await callOf(`/api/pulse/${pulseId}/teams`, () => listPulseTeams(ctx, pulseId)),
  };
}
