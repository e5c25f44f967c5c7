import { afterAll, beforeAll, expect, it } from 'vitest';
import { userCtx } from '#/e2e/support/actors/contexts.ts';
import { testDatabase } from '#/e2e/support/product/database.ts';
import { getMembershipContract } from '#/lib/domain/profile/profile.contract.ts';
import { getEmail, getMembership } from '#/lib/domain/profile/profile.service.ts';
import { closeDatabase, prisma } from '#/lib/platform/db.ts';
import { buildCompany } from '#/prisma/seed/builders/build-company.ts';
import { buildTeam } from '#/prisma/seed/builders/build-team.ts';
import { buildAdministrator, buildUser } from '#/prisma/seed/builders/build-user.ts';

beforeAll(testDatabase);
afterAll(closeDatabase);

it('membership shows the company’s data, to its administrators', async () => {
  const elsewhere = await buildCompany(prisma());
  await buildAdministrator(prisma(), { companyId: elsewhere.id });
  const { id: companyId } = await buildCompany(prisma(), {
    name: 'Harbour Works',
    createdAt: new Date('2026-03-01T23:30:00Z'),
  });
  const administrator = await buildAdministrator(prisma(), { companyId, timeZone: 'Europe/Paris' });
  await buildUser(prisma(), { companyId });
  await buildUser(prisma(), { companyId, confirmedAt: null });
  await buildUser(prisma(), { companyId, blockedAt: new Date() });
  await buildTeam(prisma(), { companyId });
  await buildTeam(prisma(), { companyId, completedAt: null });
  expect(await getMembership(await userCtx(administrator))).toEqual({
    text: [
      'Billing isn’t set up here, so there’s no limit to the number of people.',
      'Harbour Works has used unboXt since 2 March 2026.',
      '2 people have an account, including 1 administrator.',
      '1 team.',
    ],
  });
  expect(getMembershipContract.access).toEqual(['Administrator']);
});

it('a person gets their own address', async () => {
  const { id: companyId } = await buildCompany(prisma());
  const person = await buildUser(prisma(), { companyId });
  expect(await getEmail(await userCtx(person))).toEqual({ email: person.email });
});
