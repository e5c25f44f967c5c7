import { NextRequest } from 'next/server';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import * as z from 'zod';
import { handle } from '#/app/handle.ts';
import { testDatabase } from '#/e2e/support/product/database.ts';
import { type Access, endpoint } from '#/lib/api/endpoint.ts';
import { closeDatabase, prisma } from '#/lib/platform/db.ts';
import { log } from '#/lib/platform/log.ts';
import { type RoleName, roleNames } from '#/lib/platform/roles.ts';
import { buildCompany } from '#/prisma/seed/builders/build-company.ts';
import { buildDepartment } from '#/prisma/seed/builders/build-department.ts';
import { type BuiltSession, signInAs } from '#/prisma/seed/builders/build-session.ts';
import { buildMember, buildTeam } from '#/prisma/seed/builders/build-team.ts';
import { buildAdministrator } from '#/prisma/seed/builders/build-user.ts';

/** The session of a person with every role. */
let session: BuiltSession;

beforeAll(async () => {
  await testDatabase();
  const { id: companyId } = await buildCompany(prisma());
  const person = await buildAdministrator(prisma(), { companyId });
  await buildDepartment(prisma(), { companyId, leaderId: person.id });
  await buildTeam(prisma(), { companyId, leaderId: person.id });
  await buildMember(prisma(), { team: await buildTeam(prisma(), { companyId }), user: person });
  session = await signInAs(prisma(), person, { kind: 'api' });
});
afterAll(closeDatabase);

const noParams = { params: Promise.resolve({}) };

/** The status of calling a contract with this access, and whether the handler has run. */
async function callAs(access: Access, headers: Record<string, string>) {
  let hasRun = false;
  const response = z.unknown();
  const contract = endpoint({
    name: 'probe',
    method: 'GET',
    path: '/api/probe',
    access,
    summary: 'A probe.',
    response,
  });
  const handler = handle(contract, async () => {
    hasRun = true;
    return new Response(null, { status: 204 });
  });
  const { status } = await handler(new NextRequest('http://localhost:3000/api/probe', { headers }), noParams);
  return { status, hasRun };
}

const done = { status: 204, hasRun: true };

const pairs = roleNames.flatMap((role) =>
  roleNames.map((requiredRole) => [role, requiredRole] as [RoleName, RoleName]),
);

it.each(pairs)('as %s, handles a call for the role %s', async (role, requiredRole) => {
  const expected = role === requiredRole ? done : { status: 403, hasRun: false };
  expect(await callAs([requiredRole], { ...session.headers, role })).toEqual(expected);
});

it.each(roleNames)('as %s, handles a call for every signed-in person', async (role) => {
  expect(await callAs('auth', { ...session.headers, role })).toEqual(done);
});

it('without a session, handles an open call only', async () => {
  const refused = { status: 401, hasRun: false };
  expect(await callAs('open', {})).toEqual(done);
  expect(await callAs('auth', {})).toEqual(refused);
  expect(await callAs([...roleNames], {})).toEqual(refused);
});

it('handle leaves the caller out of the log if a call says so, and keeps the rest of the line', async () => {
  const lines = vi.spyOn(log(), 'info').mockReturnValue();
  const line = async (more: { anonymousLog?: true }) => {
    const contract = endpoint({
      name: 'probe',
      method: 'GET',
      path: '/api/probe',
      access: 'auth',
      summary: 'A probe.',
      response: z.unknown(),
      ...more,
    });
    const request = new NextRequest('http://localhost:3000/api/probe', { headers: session.headers });
    await handle(contract, async () => new Response(null, { status: 204 }))(request, noParams);
    return lines.mock.lastCall?.[0];
  };
  const { userId, role, ...rest } = (await line({})) as unknown as Record<string, unknown>;
  expect([typeof userId, typeof role]).toEqual(['number', 'string']);
  const anonymous = (await line({ anonymousLog: true })) as unknown as Record<string, unknown>;
  expect(Object.keys(anonymous)).toEqual(Object.keys(rest).filter((name) => !['previewedBy', 'keyId'].includes(name)));
  vi.restoreAllMocks();
});
