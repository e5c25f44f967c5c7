import { beforeAll, beforeEach, expect, it } from 'vitest';
import { jobCtx, userCtx } from '#/e2e/support/actors/contexts.ts';
import { openQueue } from '#/e2e/support/product/queue.ts';
import type { Company, Team, User } from '#/generated/prisma/client.ts';
import { inviteMember } from '#/lib/domain/invitations/invite/invite.service.ts';
import { listNewcomers } from '#/lib/domain/people/import-changes/import-place.service.ts';
import { continueImport } from '#/lib/domain/people/imports/continue-import.ts';
import { previewImport } from '#/lib/domain/people/imports/preview-import.ts';
import { startImport } from '#/lib/domain/people/imports/start-import.ts';
import { prisma } from '#/lib/platform/db.ts';
import { buildCompany } from '#/prisma/seed/builders/build-company.ts';
import { buildMember, buildTeam } from '#/prisma/seed/builders/build-team.ts';
import { buildAdministrator } from '#/prisma/seed/builders/build-user.ts';
import { uniqueWord } from '#/prisma/seed/builders/unique-word.ts';

const full = { code: 'forbidden', message: expect.stringContaining('Your plan is for 50 people.') };

let company: Company;
let administrator: User;
let team: Team;
let members: User[];

// Before the settings are first read.
beforeAll(() => {
  Object.assign(process.env, {
    STRIPE_SECRET_KEY: 'sk_test_import',
    STRIPE_WEBHOOK_SECRET: 'whsec_import',
    STRIPE_PRICE_UNLIMITED_YEARLY: 'price_import',
  });
});
openQueue();
beforeEach(async () => {
  company = await buildCompany(prisma());
  administrator = await buildAdministrator(prisma(), { companyId: company.id });
  team = await buildTeam(prisma(), { companyId: company.id, name: 'Compilers' });
  // With the administrator, there are 47 people: three seats are left, and the 30 days are over.
  members = [];
  for (let at = 0; at < 46; at++) members.push(await buildMember(prisma(), { team }));
  const overSince = new Date(Date.now() - 31 * 24 * 3_600_000);
  await prisma().billingAccount.create({ data: { companyId: company.id, overSince } });
});

const newAddress = () => `${uniqueWord()}@example.com`;

async function preview(...addresses: readonly string[]): Promise<number> {
  const file = new File([`email,team\n${addresses.map((email) => `${email},Compilers`).join('\n')}`], 'people.csv');
  return (await previewImport(await userCtx(administrator), { file, move: 'false' })).import.id;
}

const start = async (id: number) =>
  startImport(await userCtx(administrator), id, { confirmation: '', administrators: false, suspend: false });
const invite = async () => inviteMember(await userCtx(administrator), team.id, { email: newAddress() });

it('each new person is counted once', async () => {
  const [one, other] = [newAddress(), newAddress()];
  const id = await preview(one, other, members[0]?.email ?? '');
  expect((await listNewcomers(prisma(), id)).sort()).toEqual([one, other].sort());
});

it('an import for more people than seats can’t start, until there are enough seats', async () => {
  const id = await preview(newAddress(), newAddress(), newAddress(), newAddress());
  await expect(start(id)).rejects.toMatchObject(full);
  const { state } = await prisma().peopleImport.findUniqueOrThrow({ where: { id } });
  expect(state).toBe('previewed');
  await prisma().billingAccount.update({ where: { companyId: company.id }, data: { status: 'active' } });
  expect((await start(id)).import.state).toBe('applying');
});

it('a started import keeps the seats of people who aren’t invited yet', async () => {
  const id = await preview(newAddress(), newAddress(), members[1]?.email ?? '');
  await start(id);
  const attempts = await Promise.allSettled([invite(), invite(), invite()]);
  expect(attempts.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
  await continueImport(jobCtx(), { importId: id });
  const open = { companyId: company.id, acceptedAt: null, revokedAt: null };
  expect(await prisma().invitation.count({ where: open })).toBe(3);
  await expect(invite()).rejects.toMatchObject(full);
});
