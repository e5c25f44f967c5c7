import { beforeAll, describe, expect, it } from 'vitest';
import { addressOf, refusalOf, statusOf } from '#/e2e/api/calls.ts';
import { openServer } from '#/e2e/api/open-server.ts';
import { type Input, type Target, targets } from '#/e2e/api/policy/policy-row.ts';
import { policyTable } from '#/e2e/api/policy-table.ts';
import { asProgram, buildWorld, type World } from '#/e2e/api/world.ts';
import type { Answer } from '#/e2e/support/product/server.ts';
import type { User } from '#/generated/prisma/client.ts';
import type { Endpoint } from '#/lib/api/endpoint.ts';
import { prisma } from '#/lib/platform/db.ts';
import { type KeyScope, keyScopes, type RoleName, roleNames } from '#/lib/platform/roles.ts';
import { buildAdministratorRequest } from '#/prisma/seed/builders/build-administrator-request.ts';
import { buildApiKey } from '#/prisma/seed/builders/build-api-key.ts';
import { loadContracts } from '#/server/feature-files.ts';

const contracts = await loadContracts();
type Headers = Record<string, string>;

/** All callers; null isn't signed in. */
const callers: (RoleName | null)[] = [null, ...roleNames];

const server = openServer();
let world: World;
let ended: Headers;

beforeAll(async () => {
  world = await buildWorld();
  ended = await asProgram(world.own.persons.Member);
  await server.call('/api/auth/logout', { headers: ended });
}, 60_000);

/** Returns whether the contract's access alone refuses a role. */
const isTurnedAway = ({ access }: Endpoint, role: RoleName | null) =>
  access !== 'open' && (role === null || (access !== 'auth' && !access.includes(role)));

/** Returns the status that the contract's access and the policy table require. */
function expectedStatus(contract: Endpoint, target: Target, role: RoleName | null): number {
  if (isTurnedAway(contract, role)) return role === null ? 401 : 403;
  const status = policyTable[contract.name]?.[target]?.status ?? 0;
  return typeof status === 'number' ? status : status(role);
}

const prepared = new Map<string, Promise<Input>>();

/**
 * Returns the input for callers who are refused before the product reads the target. They share it, because no call
 * changes it.
 */
function inputInVain({ name }: Endpoint, target: Target): Promise<Input> {
  const key = `${name} ${target}`;
  const input = prepared.get(key) ?? inputFor(name, target, world.own.persons.Member);
  prepared.set(key, input);
  return input;
}

async function inputFor(name: string, target: Target, actor: User): Promise<Input> {
  return (await policyTable[name]?.[target]?.send(world, actor)) ?? {};
}

/** Sessions since the last call that changed something, because such a call may end them. */
const sessions = new Map<RoleName, Headers>();

async function sessionOf(role: RoleName): Promise<Headers> {
  const headers = sessions.get(role) ?? (await asProgram(world.own.persons[role]));
  sessions.set(role, headers);
  return headers;
}

async function callAs(contract: Endpoint, target: Target, role: RoleName | null): Promise<Answer> {
  const actor = world.own.persons[role ?? 'Member'];
  const input = isTurnedAway(contract, role)
    ? await inputInVain(contract, target)
    : await inputFor(contract.name, target, actor);
  const identity = role === null ? {} : { ...(await sessionOf(role)), role };
  const answer = await server.call(addressOf(contract, input), {
    method: contract.method,
    headers: identity,
    body: input.body,
  });
  if (answer.status < 400) sessions.clear();
  return answer;
}

/** Returns the body without the parts that differ from call to call. */
function textOf({ text }: Answer): string {
  return text.replace(/"requestId":"[^"]*"/, '');
}

it('the matrix has one row of the policy table for every contract, and no other row', () => {
  expect(Object.keys(policyTable).sort()).toEqual(contracts.map(({ name }) => name).sort());
});

const matrix = contracts.flatMap((contract) =>
  callers.flatMap((role) =>
    targets
      .filter((target) => policyTable[contract.name]?.[target])
      .map((target) => [contract.name, role ?? 'nobody', target, expectedStatus(contract, target, role)] as const),
  ),
);
const byName = new Map(contracts.map((contract) => [contract.name, contract]));

describe('every endpoint, for every role and every kind of resource,', () => {
  it.each(matrix)('%s as %s, %s: %i', async (name, caller, target, status) => {
    const contract = byName.get(name) as Endpoint;
    const answer = await callAs(contract, target, caller === 'nobody' ? null : caller);
    expect(statusOf(contract, answer)).toBe(status);
  });
});

describe('an API key', () => {
  const keyOf = async (scopes: readonly KeyScope[]) =>
    (await buildApiKey(prisma(), world.own.persons.Administrator, { scopes })).headers;
  /** Calls that identify no caller don't check keys. */
  const asking = contracts.filter(({ access, session }) => access !== 'open' || session === 'optional');
  const callBy = async (headers: Headers, contract: Endpoint, target: Target) => {
    const input = contract.keyScope
      ? await inputFor(contract.name, target, world.own.persons.Administrator)
      : await inputInVain(contract, target);
    const { method } = contract;
    return server.call(addressOf(contract, input), { method, headers, body: input.body });
  };

  it.each(asking.map(({ name, keyScope }) => [name, keyScope ?? 'no scope'] as const))(
    '%s: no key opens it except one with %s',
    async (name) => {
      const contract = byName.get(name) as Endpoint;
      const others = keyScopes.filter((scope) => scope !== contract.keyScope);
      expect(refusalOf(await callBy(await keyOf(others), contract, 'own'))).toBe(403);
    },
  );

  const scopedCases = contracts.flatMap(({ name, keyScope }) =>
    targets.filter((target) => keyScope && policyTable[name]?.[target]).map((target) => [name, target] as const),
  );

  it.each(scopedCases)('%s with its scope, %s: answers as it does for an administrator', async (name, target) => {
    const contract = byName.get(name) as Endpoint;
    const headers = await keyOf(contract.keyScope ? [contract.keyScope] : []);
    const status = expectedStatus(contract, target, 'Administrator');
    expect(statusOf(contract, await callBy(headers, contract, target))).toBe(status);
  });
});

describe('a resource of another company', () => {
  const comparable = contracts.filter(({ name }) => policyTable[name]?.foreign?.status === 404);
  const cases = comparable.flatMap(({ name, access }) =>
    roleNames.filter((role) => access === 'auth' || access.includes(role)).map((role) => [name, role] as const),
  );

  it.each(cases)('%s as %s: gets byte for byte the answer for one that doesn’t exist', async (name, role) => {
    const contract = byName.get(name) as Endpoint;
    const [foreign, unknown] = [await callAs(contract, 'foreign', role), await callAs(contract, 'unknown', role)];
    expect([foreign.status, textOf(foreign)]).toEqual([unknown.status, textOf(unknown)]);
    const fixed = ({ headers }: Answer) => ({ ...headers, date: '', 'x-request-id': '' });
    expect(fixed(foreign)).toEqual(fixed(unknown));
  });
});

describe('a call that requires a session', () => {
  const closed = contracts.filter(({ access }) => access !== 'open').map(({ name }) => name);

  it.each(closed)('%s: an invented, an expired and a malformed token aren’t anyone’s session', async (name) => {
    const contract = byName.get(name) as Endpoint;
    const input = await inputInVain(contract, 'own');
    const { authorization } = ended;
    const tokens = [
      authorization,
      'Bearer sb_invented',
      'Bearer',
      `Basic ${authorization}`,
      '',
      authorization?.slice(7),
    ];
    for (const token of tokens) {
      const headers = { authorization: token ?? '' };
      const answer = await server.call(addressOf(contract, input), {
        method: contract.method,
        headers,
        body: input.body,
      });
      expect(refusalOf(answer)).toBe(401);
    }
  });
});

describe('a person without a role who waits for approval as an administrator', () => {
  const closed = contracts.filter(({ access }) => access !== 'open');
  // A new account for each call, because some calls end it.
  const headers = async () => asProgram(await buildAdministratorRequest(prisma(), { companyId: world.own.company.id }));

  it.each(closed.map(({ name, allowsPending }) => [name, allowsPending === true] as const))(
    '%s lets them in: %s',
    async (name, isLetIn) => {
      const contract = byName.get(name) as Endpoint;
      const input = (await policyTable[name]?.own?.send(world, world.own.persons.Member)) ?? {};
      const answer = await server.call(addressOf(contract, input), {
        method: contract.method,
        headers: await headers(),
        body: input.body,
      });
      const isRefused = answer.status === 403 && answer.text.includes('Wait until an administrator has approved you.');
      expect(isRefused).toBe(!isLetIn);
    },
  );

  it('is shown as holding no role', async () => {
    const { json } = await server.call('/api/utilities/role', { headers: { ...(await headers()), role: 'Member' } });
    expect(json).toMatchObject({ isModerator: false, isDepartmentAdmin: false, isAdmin: false, isMember: false });
  });

  it('can only leave, and join what they were invited to', () => {
    const open = closed.filter(({ allowsPending }) => allowsPending).map(({ name }) => name);
    expect(open.sort()).toEqual(['getRoles', 'joinInvitation', 'removeAccount', 'signOut']);
  });
});
