import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { userCtx } from '#/e2e/support/actors/contexts.ts';
import { testDatabase } from '#/e2e/support/product/database.ts';
import type { User } from '#/generated/prisma/client.ts';
import { readIntegrationStates } from '#/lib/domain/integrations/read-integration-states.ts';
import type { UserCtx } from '#/lib/platform/context.ts';
import { closeDatabase, prisma } from '#/lib/platform/db.ts';
import { buildApiKey } from '#/prisma/seed/builders/build-api-key.ts';
import { buildCompany } from '#/prisma/seed/builders/build-company.ts';
import { buildSignInConnection } from '#/prisma/seed/builders/build-sign-in-connection.ts';
import { buildAdministrator } from '#/prisma/seed/builders/build-user.ts';
import { buildWebhook } from '#/prisma/seed/builders/build-webhook.ts';
import { uniqueWord } from '#/prisma/seed/builders/unique-word.ts';

beforeAll(testDatabase);
afterAll(closeDatabase);

let administrator: User;
let ctx: UserCtx;
beforeEach(async () => {
  const { id: companyId } = await buildCompany(prisma());
  administrator = await buildAdministrator(prisma(), { companyId });
  ctx = await userCtx(administrator);
});

const now = new Date();
const inDays = (days: number) => new Date(now.getTime() + days * 24 * 3_600_000);
const addDomain = (times: object) =>
  prisma().companyDomain.create({
    data: { companyId: ctx.company.id, domain: `${uniqueWord()}.example`, proof: 'x', addedAt: now, ...times },
  });

it('in a new company nothing is in use', async () => {
  expect(await readIntegrationStates(ctx)).toEqual({
    signIn: {
      connection: null,
      verifiedDomains: 0,
      waitingDomains: 0,
      missingDomains: 0,
      isCertificateEnding: false,
    },
    directory: { state: 'on', hasKey: false, hasCalled: false, linked: 0, leaving: 0 },
    keys: { count: 0, ended: 0, firstEnd: null, isEnding: false },
    webhooks: { count: 0, broken: 0 },
  });
});

it('keys that work are counted, with the date when the first of them ends', async () => {
  await buildApiKey(prisma(), administrator, { scopes: ['directory:write'], expiresAt: inDays(40) });
  await buildApiKey(prisma(), administrator, { expiresAt: inDays(5) });
  await buildApiKey(prisma(), administrator, { expiresAt: inDays(-1) });
  await buildApiKey(prisma(), administrator, { expiresAt: inDays(2), revokedAt: now });
  expect(await readIntegrationStates(ctx)).toMatchObject({
    keys: { count: 2, ended: 1, firstEnd: inDays(5).toISOString(), isEnding: true },
    directory: { hasKey: true },
  });
});

it('an active connection is preferred, and domains are counted with and without their record', async () => {
  const companyId = ctx.company.id;
  await buildSignInConnection(prisma(), { companyId, name: 'Old', state: 'off' });
  await buildSignInConnection(prisma(), { companyId, name: 'Entra', state: 'active' });
  await addDomain({});
  await addDomain({ verifiedAt: now });
  await addDomain({ verifiedAt: now, missingSince: now });
  expect((await readIntegrationStates(ctx)).signIn).toMatchObject({
    connection: { name: 'Entra', state: 'active', isEnforced: false },
    waitingDomains: 1,
    verifiedDomains: 2,
    missingDomains: 1,
  });
});

it('failing webhooks are counted, but not those that someone turned off', async () => {
  await buildWebhook(prisma(), administrator);
  await buildWebhook(prisma(), administrator, { offAt: now });
  await buildWebhook(prisma(), administrator, { offAt: now, offReason: 'gone' });
  await buildWebhook(prisma(), administrator, { failingSince: now });
  expect((await readIntegrationStates(ctx)).webhooks).toEqual({ count: 4, broken: 2 });
});

it('a directory that waits for an administrator is shown, and nothing of another company', async () => {
  const { id: otherId } = await buildCompany(prisma());
  const paused = { lastSeenAt: now, pausedAt: now, pausedPeople: 12 };
  await prisma().directoryState.create({ data: { companyId: otherId, ...paused } });
  await buildWebhook(prisma(), { companyId: otherId });
  expect(await readIntegrationStates(ctx)).toMatchObject({ directory: { hasCalled: false }, webhooks: { count: 0 } });
  await prisma().directoryState.create({ data: { companyId: ctx.company.id, ...paused } });
  expect((await readIntegrationStates(ctx)).directory).toMatchObject({ state: 'paused', hasCalled: true, leaving: 12 });
});
