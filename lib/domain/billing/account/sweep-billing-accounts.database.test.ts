import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { jobCtx, userCtx } from '#/e2e/support/actors/contexts.ts';
import { openQueue, waitingIn } from '#/e2e/support/product/queue.ts';
import type { Company, User } from '#/generated/prisma/client.ts';
import { sweepBillingAccounts } from '#/lib/domain/billing/account/sweep-billing-accounts.ts';
import { findPlanAlert } from '#/lib/domain/billing/plans/plan-news.service.ts';
import { sendBillingMail } from '#/lib/domain/billing/queues.ts';
import { prisma } from '#/lib/platform/db.ts';
import { buildCompany } from '#/prisma/seed/builders/build-company.ts';
import { buildMember, buildTeam } from '#/prisma/seed/builders/build-team.ts';
import { buildAdministrator } from '#/prisma/seed/builders/build-user.ts';
import { uniqueWord } from '#/prisma/seed/builders/unique-word.ts';

const DAY_MS = 24 * 3_600_000;
const now = new Date('2026-11-22T12:00:00Z');
const day = (days: number) => new Date(now.getTime() + days * DAY_MS);

let company: Company;
let administrator: User;
let member: User;

// Before the settings are first read.
beforeAll(() => {
  Object.assign(process.env, {
    STRIPE_SECRET_KEY: 'sk_test_sweep',
    STRIPE_WEBHOOK_SECRET: 'whsec_sweep',
    STRIPE_PRICE_UNLIMITED_YEARLY: 'price_sweep',
  });
});
openQueue();
beforeEach(async () => {
  await prisma().billingAccount.deleteMany();
  company = await buildCompany(prisma());
  administrator = await buildAdministrator(prisma(), { companyId: company.id, firstName: 'Grace', lastName: 'Hopper' });
  member = await buildMember(prisma(), { team: await buildTeam(prisma(), { companyId: company.id }) });
});

/** Fills the company up to this many people. */
async function fill(people: number): Promise<void> {
  const words = Array.from({ length: people - 2 }, () => uniqueWord());
  const names = words.map((word) => ({ email: `${word}@example.com`, firstName: word, lastName: word }));
  const place = { companyId: company.id, timeZoneId: 11, timeZone: 'Europe/London', confirmedAt: now };
  await prisma().user.createMany({ data: names.map((name) => ({ ...place, ...name })) });
}

const store = (data: object) => prisma().billingAccount.create({ data: { companyId: company.id, ...data } });
const account = () => prisma().billingAccount.findUniqueOrThrow({ where: { companyId: company.id } });
const sweep = () => sweepBillingAccounts(jobCtx({ now }));
const mailed = async () =>
  (await waitingIn(sendBillingMail)).filter(({ companyId }) => companyId === company.id).map(({ kind }) => kind);
const alert = async (user: User) => findPlanAlert(await userCtx(user, { now }));

describe('the nightly check of plans', () => {
  it('forgets a limit that was passed for less than 30 days and is kept again', async () => {
    await store({ overSince: day(-29), nearSince: day(-29) });
    await sweep();
    expect(await account()).toMatchObject({ overSince: null, nearSince: null });
  });

  it('remembers a limit whose 30 days are used up', async () => {
    await store({ overSince: day(-30) });
    await sweep();
    expect(await account()).toMatchObject({ overSince: day(-30) });
  });

  it('ends a plan whose payment has failed for 21 days, once, and starts the 30 days', async () => {
    await fill(51);
    await store({ status: 'past_due', state: 'past_due', pastDueSince: day(-21) });
    await sweep();
    await sweep();
    expect(await account()).toMatchObject({ state: 'ended', overSince: now });
    expect(await mailed()).toEqual(['ended']);
    expect(await prisma().auditEntry.count({ where: { companyId: company.id, action: 'billing.plan' } })).toBe(1);
  });
});

describe('the banner above every page', () => {
  it('is empty while there are seats', async () => {
    expect(await alert(administrator)).toBeNull();
  });

  it('tells all readers that seats run out, and who to ask', async () => {
    await fill(40);
    expect(await alert(administrator)).toMatchObject({
      kind: 'near_limit',
      message: expect.stringContaining('40 people take 40 of the free plan’s 50 seats'),
    });
    expect(await alert(member)).toMatchObject({ message: expect.stringContaining('Ask Grace Hopper.') });
  });

  it('says until when more people can join, also before anyone has passed the limit by inviting', async () => {
    await fill(51);
    expect(await alert(administrator)).toMatchObject({
      kind: 'limit_reached',
      until: day(30).toISOString(),
      message: expect.stringContaining('You can keep inviting until 22 December 2026.'),
    });
  });

  it('says that the plan is full, once no new people can join', async () => {
    await fill(50);
    await store({ overSince: day(-31) });
    expect(await alert(member)).toMatchObject({ kind: 'limit_reached', title: 'The free plan is full' });
  });

  it.each([
    ['past_due', { status: 'past_due', pastDueSince: now }],
    ['cancels', { status: 'active', cancelAt: day(9), currentPeriodEnd: day(9) }],
    ['ended', { status: 'canceled' }],
  ])('speaks of money to administrators only: %s', async (kind, subscription) => {
    await store(subscription);
    expect(await alert(administrator)).toMatchObject({ kind });
    expect(await alert(member)).toBeNull();
  });
});
