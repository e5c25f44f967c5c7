import { beforeAll, beforeEach, expect, it } from 'vitest';
import { userCtx } from '#/e2e/support/actors/contexts.ts';
import { openQueue } from '#/e2e/support/product/queue.ts';
import type { Company } from '#/generated/prisma/client.ts';
import { newFreeCompanyInvitationLimit } from '#/lib/domain/invitations/constants.ts';
import { inviteAdministrator } from '#/lib/domain/invitations/invite/invite.service.ts';
import { takeInvitationPoints } from '#/lib/domain/invitations/limits/invitation-limit.service.ts';
import { takeInvitations } from '#/lib/domain/people/import-changes/import-place.service.ts';
import { prisma } from '#/lib/platform/db.ts';
import { buildCompany } from '#/prisma/seed/builders/build-company.ts';
import { buildAdministrator } from '#/prisma/seed/builders/build-user.ts';
import { uniqueWord } from '#/prisma/seed/builders/unique-word.ts';

const HOUR_MS = 3_600_000;

let company: Company;

// Before the settings are first read.
beforeAll(() => {
  Object.assign(process.env, {
    STRIPE_SECRET_KEY: 'sk_test_limits',
    STRIPE_WEBHOOK_SECRET: 'whsec_limits',
    STRIPE_PRICE_UNLIMITED_YEARLY: 'price_limits',
  });
});
openQueue();
beforeEach(async () => {
  company = await buildCompany(prisma());
});

/** A different administrator of the company each time. */
const someone = async () => userCtx(await buildAdministrator(prisma(), { companyId: company.id }));
const refused = (message: string) => ({ code: 'too_many_requests', message: expect.stringContaining(message) });
const setFounded = (hoursAgo: number) =>
  prisma().company.update({
    where: { id: company.id },
    data: { createdAt: new Date(Date.now() - hoursAgo * HOUR_MS) },
  });
const pay = () =>
  prisma().billingAccount.create({
    data: { companyId: company.id, status: 'active', currentPeriodEnd: new Date(Date.now() + 24 * HOUR_MS) },
  });

it('the administrators of a free company share 50 invitations on its first day', async () => {
  await setFounded(23);
  await takeInvitationPoints(await someone(), newFreeCompanyInvitationLimit.points - 2);
  const ctx = await someone();
  const refusal = refused(
    'up to 50 invitations in its first 24 hours. Continue tomorrow, or ask an administrator to change the plan',
  );
  await expect(takeInvitationPoints(ctx, 3)).rejects.toMatchObject(refusal);
  // The refused ones were given back.
  await takeInvitationPoints(ctx, 1);
  const invite = () => inviteAdministrator(ctx, company.id, { email: `${uniqueWord()}@example.com` });
  await invite();
  await expect(invite()).rejects.toMatchObject(refusal);
  expect(await prisma().invitation.count({ where: { companyId: company.id } })).toBe(1);
});

it('the administrators of a free company share 200 invitations on each later day', async () => {
  await setFounded(25);
  await takeInvitationPoints(await someone(), 150);
  await expect(takeInvitationPoints(await someone(), 51)).rejects.toMatchObject(
    refused('up to 200 invitations in 24 hours'),
  );
  await takeInvitationPoints(await someone(), 50);
});

it('a paying company has no such limit', async () => {
  await setFounded(25);
  await pay();
  for (let at = 0; at < 3; at++) await expect(takeInvitationPoints(await someone(), 150)).resolves.toBeUndefined();
});

it('a free company has the first day’s limit for imports, a paying one doesn’t', async () => {
  await setFounded(25);
  const ctx = await someone();
  await expect(takeInvitations(ctx, 1001)).rejects.toMatchObject(
    refused('On the free plan a company can invite up to 1,000 times by import in 24 hours'),
  );
  await takeInvitations(ctx, 1000);
  await pay();
  await takeInvitations(ctx, 1001);
});
