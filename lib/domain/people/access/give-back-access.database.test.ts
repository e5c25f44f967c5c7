import { beforeAll, expect, it } from 'vitest';
import { userCtx } from '#/e2e/support/actors/contexts.ts';
import { openQueue } from '#/e2e/support/product/queue.ts';
import { restorePeople, restorePerson, suspendPerson } from '#/lib/domain/people/access/suspension.service.ts';
import { prisma } from '#/lib/platform/db.ts';
import { buildCompany } from '#/prisma/seed/builders/build-company.ts';
import { buildMember, buildTeam } from '#/prisma/seed/builders/build-team.ts';
import { buildAdministrator } from '#/prisma/seed/builders/build-user.ts';

// Before the settings are first read.
beforeAll(() => {
  Object.assign(process.env, {
    STRIPE_SECRET_KEY: 'sk_test_restore',
    STRIPE_WEBHOOK_SECRET: 'whsec_restore',
    STRIPE_PRICE_UNLIMITED_YEARLY: 'price_restore',
  });
});
openQueue();

const full = 'Your plan is for 50 people.';
const daysAgo = (days: number) => new Date(Date.now() - days * 24 * 3_600_000);

/** A company on the free plan with all 50 seats taken, and one suspended person. */
async function buildFullCompany(overSince: Date | null) {
  const { id: companyId } = await buildCompany(prisma());
  const ctx = await userCtx(await buildAdministrator(prisma(), { companyId }));
  const team = await buildTeam(prisma(), { companyId });
  const leaver = await buildMember(prisma(), { team });
  await suspendPerson(ctx, leaver.id);
  for (let at = 0; at < 49; at++) await buildMember(prisma(), { team });
  await prisma().billingAccount.create({ data: { companyId, overSince } });
  const isSuspended = async () =>
    (await prisma().user.findUniqueOrThrow({ where: { id: leaver.id } })).suspendedAt !== null;
  return { companyId, ctx, leaver, isSuspended };
}

it('a full plan refuses to restore a person’s seat, until there is one', async () => {
  const { companyId, ctx, leaver, isSuspended } = await buildFullCompany(daysAgo(31));
  const problem = { code: 'forbidden', message: expect.stringContaining(full) };
  await expect(restorePerson(ctx, leaver.id)).rejects.toMatchObject(problem);
  const { doneCount, results } = await restorePeople(ctx, { people: [leaver.email] });
  expect([doneCount, results[0]?.reason]).toEqual([0, expect.stringContaining(full)]);
  expect(await isSuspended()).toBe(true);
  const restored = { companyId, action: 'person.restore' };
  expect(await prisma().auditEntry.count({ where: restored })).toBe(0);
  await prisma().billingAccount.update({ where: { companyId }, data: { status: 'active' } });
  expect((await restorePerson(ctx, leaver.id)).person).toMatchObject({ status: 'Active' });
  expect(await isSuspended()).toBe(false);
  expect(await prisma().auditEntry.count({ where: restored })).toBe(1);
});

it('a plan that has just become full gives the seat, and its 30 days start', async () => {
  const { companyId, ctx, leaver, isSuspended } = await buildFullCompany(null);
  await restorePerson(ctx, leaver.id);
  expect(await isSuspended()).toBe(false);
  const { overSince } = await prisma().billingAccount.findUniqueOrThrow({ where: { companyId } });
  expect(overSince).not.toBeNull();
});
