import { beforeEach, describe, expect, it } from 'vitest';
import { jobCtx, userCtx } from '#/e2e/support/actors/contexts.ts';
import { lockWaiter } from '#/e2e/support/product/lock-waiter.ts';
import { openQueue } from '#/e2e/support/product/queue.ts';
import type { Team } from '#/generated/prisma/client.ts';
import { rotateShareLink } from '#/lib/domain/invitations/share-links/share-link.service.ts';
import { removeUnconfirmed } from '#/lib/domain/registration/company/registration.service.ts';
import { answerRegistration } from '#/lib/domain/registration/links/invited-registration.service.ts';
import { answerLinkRegistration } from '#/lib/domain/registration/links/link-registration.service.ts';
import { registration } from '#/lib/domain/registration/registration.schema.ts';
import { prisma } from '#/lib/platform/db.ts';
import { buildCompany } from '#/prisma/seed/builders/build-company.ts';
import { buildTeam } from '#/prisma/seed/builders/build-team.ts';
import { buildAdministrator, buildUser } from '#/prisma/seed/builders/build-user.ts';
import { uniqueWord } from '#/prisma/seed/builders/unique-word.ts';

const NOW = new Date('2026-03-02T12:00:00Z');

let companyId: number;
let team: Team;
let email: string;

openQueue();
beforeEach(async () => {
  companyId = (await buildCompany(prisma())).id;
  team = await buildTeam(prisma(), { companyId });
  email = `again.${uniqueWord()}@example.com`;
});

const typed = { firstName: 'Grace', lastName: 'Hopper', phone: '', timeZoneId: 11 };
const holder = () => prisma().user.findUnique({ where: { email } });
const unconfirmed = () => buildUser(prisma(), { companyId, email, confirmedAt: null });

/** Runs the worker's job for a sign-up by the team's first link. */
async function signUp(): Promise<void> {
  const link = { kind: 'team_member', id: team.id, version: 1 } as const;
  await answerLinkRegistration(jobCtx({ now: NOW }), { ...typed, email, link });
}

/** Runs the worker's job for the registration of a company. */
async function registerCompany(): Promise<void> {
  await answerRegistration(jobCtx({ now: NOW }), registration.parse({ ...typed, email, companyName: 'Engines' }));
}

describe('a registration that was never confirmed', () => {
  it('stays if the link that created another one has ended', async () => {
    await signUp();
    const before = await holder();
    const administrator = await buildAdministrator(prisma(), { companyId });
    await rotateShareLink(await userCtx(administrator), { kind: 'team_member', teamId: team.id });
    await signUp();
    expect(before).not.toBeNull();
    expect(await holder()).toEqual(before);
    // The invitation from the first sign-up has ended with the link.
    expect(await prisma().invitation.findMany({ where: { companyId } })).toMatchObject([
      { email, linkVersion: 1, revokedAt: expect.any(Date) },
    ]);
  });

  it('stays if the link ends while another one’s place is about to be stored', async () => {
    const before = await unconfirmed();
    const { call } = await prisma().$transaction(async (tx) => {
      await tx.team.update({ where: { id: team.id }, data: { linkVersion: 2 } });
      const call = signUp();
      await lockWaiter();
      return { call };
    });
    await call;
    expect(await holder()).toEqual(before);
  });

  it('stays if it was confirmed after it was looked up', async () => {
    const before = await unconfirmed();
    const confirmed = await prisma().user.update({ where: { id: before.id }, data: { confirmedAt: NOW } });
    await prisma().$transaction((tx) => removeUnconfirmed(tx, before));
    expect(await holder()).toEqual(confirmed);
  });

  it.each([
    ['a share link', signUp],
    ['a company', registerCompany],
  ])('stays if it’s being confirmed while the address registers by %s', async (_title, register) => {
    const before = await unconfirmed();
    const { call } = await prisma().$transaction(async (tx) => {
      await tx.user.update({ where: { id: before.id }, data: { confirmedAt: NOW } });
      const call = register();
      await lockWaiter();
      return { call };
    });
    await call;
    expect(await holder()).toMatchObject({ id: before.id, confirmedAt: NOW });
    expect(await prisma().invitation.count({ where: { companyId } })).toBe(0);
  });

  it.each([
    ['by a share link', signUp],
    ['of a company', registerCompany],
  ])('is replaced by another %s ten times an hour, no matter who types the address', async (_title, register) => {
    for (let i = 0; i < 10; i++) await register();
    const before = await holder();
    await register();
    expect(before).not.toBeNull();
    expect(await holder()).toEqual(before);
  });
});
