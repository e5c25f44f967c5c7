import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { jobCtx, userCtx } from '#/e2e/support/actors/contexts.ts';
import { findNotices } from '#/e2e/support/measures/find-notices.ts';
import { openQueue, waitingIn } from '#/e2e/support/product/queue.ts';
import type { Company, Team, User } from '#/generated/prisma/client.ts';
import { sendBillingMail } from '#/lib/domain/billing/queues.ts';
import { inviteMember } from '#/lib/domain/invitations/invite/invite.service.ts';
import { resendTeamInvitation } from '#/lib/domain/invitations/open-invitations/open-invitation.service.ts';
import { getSharePlace } from '#/lib/domain/invitations/share-links/get-share-place.ts';
import { storeLinkInvitation } from '#/lib/domain/invitations/share-links/share-link.service.ts';
import { shareToken } from '#/lib/domain/places/share-link.token.ts';
import { registerByLink } from '#/lib/domain/registration/links/link-registration.service.ts';
import { prisma } from '#/lib/platform/db.ts';
import { buildCompany } from '#/prisma/seed/builders/build-company.ts';
import { buildInvitation } from '#/prisma/seed/builders/build-invitation.ts';
import { buildTeam } from '#/prisma/seed/builders/build-team.ts';
import { buildAdministrator } from '#/prisma/seed/builders/build-user.ts';
import { uniqueWord } from '#/prisma/seed/builders/unique-word.ts';

const DAY_MS = 24 * 3_600_000;
const now = new Date('2026-11-22T12:00:00Z');
const full = {
  code: 'forbidden',
  message: 'Your plan is for 50 people. An administrator can change it under Membership.',
};

let company: Company;
let team: Team;
let administrator: User;

// Before the settings are first read.
beforeAll(() => {
  Object.assign(process.env, {
    STRIPE_SECRET_KEY: 'sk_test_seats',
    STRIPE_WEBHOOK_SECRET: 'whsec_seats',
    STRIPE_PRICE_UNLIMITED_YEARLY: 'price_seats',
  });
});
openQueue();
beforeEach(async () => {
  company = await buildCompany(prisma());
  administrator = await buildAdministrator(prisma(), { companyId: company.id });
  team = await buildTeam(prisma(), { companyId: company.id });
});

const newAddress = () => `${uniqueWord()}@example.com`;

/** Fills the company up to this many seats, with people and an open invitation. */
async function fill(seats: number): Promise<string> {
  const more = seats - 2;
  const words = Array.from({ length: more }, () => uniqueWord());
  await prisma().user.createMany({
    data: words.map((word) => ({
      companyId: company.id,
      email: `${word}@example.com`,
      firstName: word,
      lastName: word,
      timeZoneId: 11,
      timeZone: 'Europe/London',
      confirmedAt: now,
    })),
  });
  const email = newAddress();
  await buildInvitation(prisma(), {
    companyId: company.id,
    kind: 'team_member',
    teamId: team.id,
    email,
    expiresAt: new Date(now.getTime() + 90 * DAY_MS),
  });
  return email;
}

const invite = async (email = newAddress(), at = now) =>
  inviteMember(await userCtx(administrator, { now: at }), team.id, { email });
const account = () => prisma().billingAccount.findUnique({ where: { companyId: company.id } });
const overSince = (days: number) =>
  prisma().billingAccount.create({
    data: { companyId: company.id, overSince: new Date(now.getTime() - days * DAY_MS) },
  });
const notificationTitles = async () =>
  (await findNotices({ where: { companyId: company.id } })).map(({ title }) => title);
const mailed = async () =>
  (await waitingIn(sendBillingMail)).filter(({ companyId }) => companyId === company.id).map(({ kind }) => kind);

describe('the free plan', () => {
  it('notifies administrators once that it’s almost full', async () => {
    await fill(38);
    await invite();
    expect(await notificationTitles()).toEqual([]);
    await invite();
    await invite();
    expect(await notificationTitles()).toEqual(['Your plan is almost full']);
    expect(await mailed()).toEqual([]);
  });

  it('accepts more people than it’s for during 30 days, and says so once, by email as well', async () => {
    await fill(50);
    await prisma().billingAccount.create({ data: { companyId: company.id, nearSince: now } });
    await invite();
    await invite();
    expect(await account()).toMatchObject({ overSince: now });
    expect(await notificationTitles()).toEqual(['More people than your plan includes']);
    expect(await mailed()).toEqual(['limit_reached']);
    await expect(invite(newAddress(), new Date(now.getTime() + 29.9 * DAY_MS))).resolves.toBeDefined();
    await expect(invite(newAddress(), new Date(now.getTime() + 30 * DAY_MS))).rejects.toMatchObject(full);
  });

  it('needs no new seat for a person who has one: an open invitation is sent again', async () => {
    const email = await fill(60);
    await overSince(31);
    await expect(invite()).rejects.toMatchObject(full);
    await invite(email);
    await resendTeamInvitation(await userCtx(administrator, { now }), team.id, { email });
    await invite(
      (await prisma().user.findFirstOrThrow({ where: { companyId: company.id, NOT: { id: administrator.id } } })).email,
    );
    expect(await prisma().invitation.count({ where: { companyId: company.id, revokedAt: null } })).toBe(2);
  });

  it('counts an expired invitation as a new seat', async () => {
    await fill(50);
    await overSince(31);
    const email = newAddress();
    await buildInvitation(prisma(), {
      companyId: company.id,
      kind: 'team_member',
      teamId: team.id,
      email,
      expiresAt: new Date(now.getTime() - DAY_MS),
    });
    await expect(resendTeamInvitation(await userCtx(administrator, { now }), team.id, { email })).rejects.toMatchObject(
      full,
    );
  });

  it('gives the last seat once, however many ask in parallel and in any way', async () => {
    await fill(49);
    await overSince(31);
    const token = shareToken({ kind: 'team_member', id: team.id, version: team.linkVersion });
    const byLink = async () => {
      const place = await getSharePlace(prisma(), token, now);
      const person = { email: newAddress(), firstName: 'Ada', lastName: 'Byron' };
      return prisma().$transaction((tx) => storeLinkInvitation(tx, jobCtx({ now }), place, person));
    };
    const attempts = await Promise.allSettled([invite(), byLink(), invite(), byLink(), invite()]);
    expect(attempts.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    const open = { companyId: company.id, acceptedAt: null, revokedAt: null };
    expect(await prisma().invitation.count({ where: open })).toBe(2);
  });

  it('refuses a share link before the address is checked', async () => {
    const email = await fill(50);
    await overSince(31);
    const token = shareToken({ kind: 'team_member', id: team.id, version: team.linkVersion });
    const person = { firstName: 'Ada', lastName: 'Byron', timeZoneId: 11, token, captcha: undefined };
    for (const one of [email, newAddress()])
      await expect(registerByLink(jobCtx({ now }), { ...person, email: one } as never)).rejects.toMatchObject({
        code: 'forbidden',
        message: expect.stringContaining(`${company.name}’s plan is full right now`),
      });
  });
});

it('a plan without a limit accepts everyone, and stores nothing', async () => {
  await fill(60);
  const subscription = { status: 'active', currentPeriodEnd: new Date(now.getTime() + DAY_MS), state: 'active' };
  await prisma().billingAccount.create({ data: { companyId: company.id, ...subscription } });
  await invite();
  expect(await account()).toMatchObject({ overSince: null, nearSince: null });
  expect(await notificationTitles()).toEqual([]);
});
