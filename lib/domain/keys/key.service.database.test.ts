import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { userCtx } from '#/e2e/support/actors/contexts.ts';
import { testDatabase } from '#/e2e/support/product/database.ts';
import type { User } from '#/generated/prisma/client.ts';
import { listActivity } from '#/lib/domain/audit/list-activity.ts';
import { KEYS_MAX } from '#/lib/domain/keys/constants.ts';
import { listKeys, makeKey, revokeKey } from '#/lib/domain/keys/key.service.ts';
import { updateCompanyName } from '#/lib/domain/organisation/company/company.service.ts';
import { closeDatabase, prisma } from '#/lib/platform/db.ts';
import { hashSecret } from '#/lib/platform/tokens.ts';
import { buildApiKey } from '#/prisma/seed/builders/build-api-key.ts';
import { buildCompany } from '#/prisma/seed/builders/build-company.ts';
import { buildAdministrator } from '#/prisma/seed/builders/build-user.ts';

const DAY_MS = 24 * 3_600_000;
const inDays = (days: number) => new Date(Date.now() + days * DAY_MS).toISOString();

let companyId: number;
let ada: User;

beforeAll(testDatabase);
afterAll(closeDatabase);
beforeEach(async () => {
  companyId = (await buildCompany(prisma())).id;
  ada = await buildAdministrator(prisma(), { companyId });
});

const make = async ({
  by = ada,
  signedInAgo = 0,
  ...more
}: {
  expiresAt?: string;
  by?: User;
  signedInAgo?: number;
} = {}) =>
  makeKey(await userCtx(by, { signedInAgo }), {
    name: 'Directory',
    scopes: ['audit:read', 'organisation:read', 'audit:read'],
    expiresAt: inDays(30),
    ...more,
  });

describe('creating an API key', () => {
  it('returns it once and stores its hash only', async () => {
    const { id, key } = await make();
    expect(key).toMatch(/^uk_[\w-]{43}$/);
    const row = await prisma().apiKey.findUniqueOrThrow({ where: { id } });
    expect(Buffer.from(row.tokenHash)).toEqual(Buffer.from(hashSecret(key)));
    expect(row).toMatchObject({ ownerId: ada.id, scopes: ['organisation:read', 'audit:read'], revokedAt: null });
    const list = await listKeys(await userCtx(ada));
    expect(list.keys).toMatchObject([{ id, name: 'Directory', state: 'on', usedOn: null, owner: { id: ada.id } }]);
    expect(JSON.stringify(list)).not.toContain(key.slice(3));
  });

  it('needs a sign-in within the last 15 minutes', async () => {
    await expect(make({ signedInAgo: 15 })).rejects.toMatchObject({
      code: 'forbidden',
      message: expect.stringContaining('15 minutes'),
    });
  });

  it('needs an end within a year, and not in the past', async () => {
    await expect(make({ expiresAt: inDays(-1) })).rejects.toMatchObject({ code: 'invalid' });
    await expect(make({ expiresAt: inDays(367) })).rejects.toMatchObject({ code: 'invalid' });
    await make({ expiresAt: inDays(365) });
  });

  it('stops at twenty active ones, also if two are created in parallel', async () => {
    await buildApiKey(prisma(), ada, { expiresAt: new Date(Date.now() - DAY_MS) });
    for (let count = 1; count < KEYS_MAX; count++) await buildApiKey(prisma(), ada);
    const results = await Promise.allSettled([make(), make()]);
    expect(results.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
    expect(results.find(({ status }) => status === 'rejected')).toMatchObject({ reason: { code: 'conflict' } });
  });

  it('is refused to a person who was just removed', async () => {
    const ctx = await userCtx(ada);
    await prisma().administrator.delete({ where: { userId: ada.id } });
    const body = { name: 'Directory', scopes: ['audit:read' as const], expiresAt: inDays(1) };
    await expect(makeKey(ctx, body)).rejects.toMatchObject({ code: 'forbidden' });
  });
});

describe('revoking an API key', () => {
  it('ends it immediately, removes it from the list, and a repeat changes nothing', async () => {
    const { id } = await make();
    const ctx = await userCtx(ada);
    await revokeKey(ctx, id);
    await revokeKey(ctx, id);
    expect((await listKeys(ctx)).keys).toEqual([]);
    const texts = (await listActivity(ctx, { person: '', kind: 'integrations' })).entries.map(({ text }) => text);
    expect(texts).toEqual(['revoked the API key “Directory”', 'created the API key “Directory”']);
  });

  it('isn’t possible for another company’s', async () => {
    const stranger = await buildAdministrator(prisma(), { companyId: (await buildCompany(prisma())).id });
    const { key } = await buildApiKey(prisma(), stranger);
    await expect(revokeKey(await userCtx(ada), key.id)).rejects.toMatchObject({ code: 'not_found' });
    expect((await listKeys(await userCtx(ada))).keys).toEqual([]);
  });
});

describe('an action by an API key', () => {
  it('is logged with its name, also once the key is deleted', async () => {
    const { key } = await buildApiKey(prisma(), ada, { name: 'Sync' });
    const ctx = await userCtx(ada);
    await updateCompanyName({ ...ctx, actor: { ...ctx.actor, keyId: key.id } }, { name: 'Engines' });
    const last = async () => (await listActivity(ctx, { person: '' })).entries[0]?.text;
    expect(await last()).toBe('renamed the company to Engines, by the key “Sync”');
    await prisma().apiKey.delete({ where: { id: key.id } });
    expect(await last()).toBe('renamed the company to Engines, by a key that is gone');
  });
});
