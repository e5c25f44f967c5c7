import type { QueryConfig } from 'pg';
import { repeated } from '#/bench/dashboard/signed-in-product.ts';
import { signIn } from '#/bench/data/sign-in.ts';
import { requestBytes } from '#/bench/measure/connection.ts';
import type { Work } from '#/bench/measure/run-load.ts';
import type { PeopleDatabase } from '#/bench/organisation/people-database.ts';
import { recordQueries } from '#/bench/servers/record-queries.ts';
import { startBare } from '#/bench/servers/start-bare.ts';
import { startProduct } from '#/bench/servers/start-product.ts';
import { getCompany } from '#/lib/domain/organisation/company/get-company.ts';
import { getDepartment } from '#/lib/domain/organisation/departments/get-department.ts';
import { listLeaderCandidates } from '#/lib/domain/organisation/leaders/candidate.service.ts';
import { getTeam } from '#/lib/domain/organisation/teams/get-team.ts';
import type { UserCtx } from '#/lib/platform/context.ts';

export const callNames = ['company', 'department', 'team', 'candidates', 'candidates, found late'] as const;
export type CallName = (typeof callNames)[number];

/** One call of a management page, its answer from a bare route, and its cost for the database. */
export interface ManagementCall {
  queries: QueryConfig[];
  body: unknown;
  ways: { product: Work<undefined>; 'bare Next route': Work<undefined> };
}

/** Starts the product and the bare server on a company, with its administrator signed in as a program. */
export async function openManagement(people: PeopleDatabase) {
  const { url, departmentId, teamId, members } = people;
  const { headers } = await signIn(url, people.administratorId, 'api');
  const product = await startProduct(url);
  const ctx = ctxOf(people);
  const pages = { adminsPage: 1, leadersPage: 1, departmentsPage: 1 };
  const searchLate = String(members - 1);
  const requests: Record<CallName, { path: `/${string}`; ask: () => Promise<unknown> }> = {
    company: { path: '/api/company', ask: () => getCompany(ctx, pages) },
    department: {
      path: `/api/department/${departmentId}`,
      ask: () => getDepartment(ctx, { id: departmentId, page: 1 }),
    },
    team: { path: `/api/team/${teamId}`, ask: () => getTeam(ctx, { id: teamId, page: 1 }) },
    candidates: { path: '/api/secondaryLeader/users', ask: () => listLeaderCandidates(ctx, { search: '' }) },
    'candidates, found late': {
      path: `/api/secondaryLeader/users?search=${searchLate}`,
      ask: () => listLeaderCandidates(ctx, { search: searchLate }),
    },
  };
  const shapes: Record<string, { queries: QueryConfig[]; body: unknown }> = {};
  for (const name of callNames) {
    const response = await fetch(product.address + requests[name].path, { headers });
    if (!response.ok) throw new Error(`${name} answers ${response.status}: ${await response.text()}`);
    shapes[name] = { queries: await recordQueries(requests[name].ask), body: await response.json() };
  }
  const bare = await startBare(url, { organisation: shapes });
  const calls = callNames.map((name): [CallName, ManagementCall] => {
    const own = requestBytes(product.port, `GET ${requests[name].path}`, { headers });
    const same = requestBytes(bare.port, `GET /api/organisation?shape=${encodeURIComponent(name)}`);
    const ways = { product: repeated(product.port, own), 'bare Next route': repeated(bare.port, same) };
    return [name, { queries: [], body: undefined, ...shapes[name], ways }];
  });
  return {
    calls: Object.fromEntries(calls) as Record<CallName, ManagementCall>,
    close: () => Promise.all([product.stop(), bare.stop()]),
  };
}

/** Returns the parts of the Administrator's context that the queries need. */
function ctxOf({ companyId, administratorId }: PeopleDatabase): UserCtx {
  const actor = { kind: 'user', userId: administratorId, role: 'Administrator' };
  return { actor, company: { id: companyId }, locale: 'en' } as UserCtx;
}
