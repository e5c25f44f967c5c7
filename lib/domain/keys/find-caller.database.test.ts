import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { testDatabase } from '#/e2e/support/product/database.ts';
import type { User } from '#/generated/prisma/client.ts';
import { keyLimit, scopeLimits } from '#/lib/domain/keys/constants.ts';
import { findCaller } from '#/lib/domain/keys/find-caller.ts';
import { readersOf } from '#/lib/domain/releases/read/hidden.present.ts';
import { closeDatabase, prisma } from '#/lib/platform/db.ts';
import { env } from '#/lib/platform/env.ts';
import { type KeyScope, keyScopes } from '#/lib/platform/roles.ts';
import { buildApiKey } from '#/prisma/seed/builders/build-api-key.ts';
import { buildCompany } from '#/prisma/seed/builders/build-company.ts';
import { buildAdministrator, buildUser } from '#/prisma/seed/builders/build-user.ts';

const now = new Date('2026-03-02T12:00:00Z');
const MINUTE_MS = 60_000;

let companyId: number;
let ada: User;

beforeAll(testDatabase);
afterAll(closeDatabase);
beforeEach(async () => {
  companyId = (await buildCompany(prisma())).id;
  ada = await buildAdministrator(prisma(), { companyId });
});

const ask = (bearer: string, keyScope?: KeyScope, isBrowser = false) =>
  findCaller(
    {
      contract: keyScope ? { keyScope } : {},
      halves: { bearer, cookie: undefined },
      client: { isBrowser },
      params: undefined,
    },
    now,
  );

describe('an API key', () => {
  it('acts for its owner as an administrator, and reads for all of them', async () => {
    const bo = await buildAdministrator(prisma(), { companyId });
    const { key, token } = await buildApiKey(prisma(), ada, { scopes: ['results:read'] });
    const session = await ask(token, 'results:read');
    expect(session).toMatchObject({
      kind: 'api',
      role: 'Administrator',
      company: { id: companyId },
      person: { userId: ada.id, keyId: key.id, roles: ['Administrator'] },
    });
    const actor = { kind: 'user' as const, role: 'Administrator' as const, ...session?.person };
    const readers = readersOf({ actor: actor as Parameters<typeof readersOf>[0]['actor'] });
    expect(new Set(readers)).toEqual(new Set([ada.id, bo.id]));
  });

  it('stores the day of its last use, and nothing else about it', async () => {
    const { key, token } = await buildApiKey(prisma(), ada);
    await ask(token, 'audit:read');
    const used = await prisma().apiKey.findUniqueOrThrow({ where: { id: key.id } });
    expect(used).toEqual({ ...key, usedOn: new Date('2026-03-02') });
  });

  it.each(keyScopes)('opens what its scopes name and nothing else: not without %s', async (scope) => {
    const { token } = await buildApiKey(prisma(), ada, { scopes: keyScopes.filter((one) => one !== scope) });
    await expect(ask(token, scope)).rejects.toMatchObject({
      code: 'forbidden',
      message: expect.stringContaining(scope),
    });
    const others = await Promise.all(keyScopes.filter((one) => one !== scope).map((one) => ask(token, one)));
    expect(others).not.toContain(null);
  });

  it('opens no call without a scope', async () => {
    const { token } = await buildApiKey(prisma(), ada);
    await expect(ask(token)).rejects.toMatchObject({ code: 'forbidden', message: 'A key can’t make this call.' });
  });

  it('isn’t accepted from a browser', async () => {
    const { token } = await buildApiKey(prisma(), ada);
    expect(await ask(token, 'audit:read', true)).toBeNull();
  });

  it('is counted, and refused beyond its limit', async () => {
    const { key, token } = await buildApiKey(prisma(), ada);
    await ask(token, 'audit:read');
    const points = Math.ceil(keyLimit.points * env().RATE_LIMIT_FACTOR);
    await prisma().rateLimit.update({ where: { key: `${keyLimit.name}:${key.id}` }, data: { points } });
    await expect(ask(token, 'audit:read')).rejects.toMatchObject({ code: 'too_many_requests' });
    const { token: another } = await buildApiKey(prisma(), ada);
    expect(await ask(another, 'audit:read')).not.toBeNull();
  });

  it('of a directory has its own limit', async () => {
    const { key, token } = await buildApiKey(prisma(), ada, { scopes: ['directory:write'] });
    await ask(token, 'directory:write');
    const counters = await prisma().rateLimit.findMany({ where: { key: { endsWith: `:${key.id}` } } });
    expect(counters.map((one) => [one.key, one.points])).toEqual([[`directory-key:${key.id}`, 1]]);
    const points = Math.ceil((scopeLimits['directory:write']?.points ?? 0) * env().RATE_LIMIT_FACTOR);
    expect(points).toBeGreaterThanOrEqual(1500);
    await prisma().rateLimit.update({ where: { key: `directory-key:${key.id}` }, data: { points } });
    await expect(ask(token, 'directory:write')).rejects.toMatchObject({ code: 'too_many_requests' });
  });
});

describe('a key isn’t accepted', () => {
  const callerBy = (token: string) => ask(token, 'audit:read');

  it('if it was revoked, has ended or was invented', async () => {
    expect(await callerBy((await buildApiKey(prisma(), ada, { revokedAt: now })).token)).toBeNull();
    expect(await callerBy((await buildApiKey(prisma(), ada, { expiresAt: now })).token)).toBeNull();
    expect(await callerBy('uk_invented')).toBeNull();
    const { token } = await buildApiKey(prisma(), ada, { expiresAt: new Date(now.getTime() + MINUTE_MS) });
    expect(await ask(token, 'audit:read')).not.toBeNull();
  });

  it('if its owner is no administrator, or has no access', async () => {
    expect(await callerBy((await buildApiKey(prisma(), await buildUser(prisma(), { companyId }))).token)).toBeNull();
    const { token } = await buildApiKey(prisma(), ada);
    await prisma().user.update({ where: { id: ada.id }, data: { blockedAt: now, suspendedAt: now } });
    expect(await callerBy(token)).toBeNull();
  });

  it('if its company is blocked', async () => {
    const { token } = await buildApiKey(prisma(), ada);
    await prisma().company.update({ where: { id: companyId }, data: { blockedAt: now } });
    expect(await callerBy(token)).toBeNull();
  });
});
