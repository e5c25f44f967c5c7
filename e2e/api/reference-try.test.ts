import { beforeAll, describe, expect, it } from 'vitest';
import { openServer } from '#/e2e/api/open-server.ts';
import { asProgram } from '#/e2e/api/world.ts';
import type { User } from '#/generated/prisma/client.ts';
import { prisma } from '#/lib/platform/db.ts';
import { buildApiKey } from '#/prisma/seed/builders/build-api-key.ts';
import { buildCompany } from '#/prisma/seed/builders/build-company.ts';
import { buildAdministrator, buildUser } from '#/prisma/seed/builders/build-user.ts';

const server = openServer();
let administrator: User;
let member: User;
let token: string;
let foreignToken: string;

beforeAll(async () => {
  const { id: companyId } = await buildCompany(prisma());
  administrator = await buildAdministrator(prisma(), { companyId, firstName: 'Tryer' });
  member = await buildUser(prisma(), { companyId });
  ({ token } = await buildApiKey(prisma(), administrator, { scopes: ['organisation:read'] }));
  const foreigner = await buildAdministrator(prisma(), { companyId: (await buildCompany(prisma())).id });
  ({ token: foreignToken } = await buildApiKey(prisma(), foreigner));
}, 60_000);

const tryIt = async (body: object, by = administrator) =>
  server.call('/api/reference/try', { method: 'POST', headers: await asProgram(by), body: { key: token, ...body } });

describe('trying a call', () => {
  it('makes it as a program would, and returns status, time and body', async () => {
    const { status, json } = await tryIt({ name: 'listPeople', query: { search: '', page: '1' } });
    expect([status, json]).toEqual([200, expect.objectContaining({ status: 200, isCut: false })]);
    const { text, ms } = json as { text: string; ms: number };
    expect(JSON.stringify(JSON.parse(text))).toContain(administrator.email);
    expect(ms).toBeGreaterThanOrEqual(0);
  });

  it('returns the refusal for a missing scope, an unknown id or a revoked key', async () => {
    expect((await tryIt({ name: 'listActivity' })).json).toMatchObject({ status: 403 });
    expect((await tryIt({ name: 'getPerson', params: { id: '999999999' } })).json).toMatchObject({ status: 404 });
    expect((await tryIt({ name: 'getPerson', params: { id: '../../x?y' } })).json).toMatchObject({ status: 400 });
    const old = await buildApiKey(prisma(), administrator, { revokedAt: new Date() });
    expect((await tryIt({ name: 'listPeople', key: old.token })).json).toMatchObject({ status: 401 });
  });

  it.each([
    ['a key of another company', () => ({ name: 'listPeople', key: foreignToken })],
    ['no key at all', () => ({ name: 'listPeople', key: '' })],
    ['a call that changes something', () => ({ name: 'removePeople' })],
    ['a call that takes no key', () => ({ name: 'listKeys' })],
    ['a call that isn’t there', () => ({ name: 'toString' })],
  ])('refuses %s', async (_case, body) => expect((await tryIt(body())).status).toBe(422));

  it('is only for administrators who are signed in', async () => {
    expect((await tryIt({ name: 'listPeople' }, member)).status).toBe(403);
    const body = { name: 'listPeople', key: token };
    expect((await server.call('/api/reference/try', { method: 'POST', body })).status).toBe(401);
  });
});
