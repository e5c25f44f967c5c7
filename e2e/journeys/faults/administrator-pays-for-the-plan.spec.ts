import { type Browser, expect, type Page } from 'playwright/test';
import { test } from '#/e2e/support/actors/journey.ts';
import { mainOf } from '#/e2e/support/actors/main-of.ts';
import { fillNewPerson, rowOf } from '#/e2e/support/actors/management.ts';
import { newEmail } from '#/e2e/support/actors/people.ts';
import { signedInPage } from '#/e2e/support/actors/signed-in.ts';
import { letTimePass } from '#/e2e/support/fakes/product-clock.ts';
import { expectNoFinding } from '#/e2e/support/measures/accessibility.ts';
import { mailsTo, newestMail } from '#/e2e/support/product/mailbox.ts';
import type { User } from '#/generated/prisma/client.ts';
import { prisma } from '#/lib/platform/db.ts';
import { buildCompany } from '#/prisma/seed/builders/build-company.ts';
import { buildMember, buildTeam } from '#/prisma/seed/builders/build-team.ts';
import { buildAdministrator } from '#/prisma/seed/builders/build-user.ts';
import { uniqueWord } from '#/prisma/seed/builders/unique-word.ts';

const DAY_MS = 24 * 3_600_000;
const MEMBERSHIP = '/profile?section=membership';

/** Creates a company of 50 people: an administrator, a team with one member, and others. */
async function fullCompany(): Promise<{ administrator: User; member: User; companyName: string }> {
  const { id: companyId, name: companyName } = await buildCompany(prisma());
  const administrator = await buildAdministrator(prisma(), { companyId, firstName: 'Grace', lastName: 'Hopper' });
  const member = await buildMember(prisma(), { team: await buildTeam(prisma(), { companyId }) });
  const others = Array.from({ length: 48 }, () => uniqueWord());
  await prisma().user.createMany({
    data: others.map((word) => ({
      companyId,
      email: `${word}@example.com`,
      firstName: word,
      lastName: word,
      timeZoneId: 11,
      timeZone: 'Europe/London',
      confirmedAt: new Date(),
    })),
  });
  return { administrator, member, companyName };
}

async function invite(page: Page, firstName: string): Promise<string> {
  const email = newEmail(firstName.toLowerCase());
  await page.goto('/companyManagement');
  await page.getByRole('button', { name: 'Add administrator' }).click();
  await fillNewPerson(page, { email, firstName, lastName: 'Invited' });
  await page.getByRole('button', { name: 'Send invitation' }).click();
  return email;
}

const signIn = (browser: Browser, { id: userId }: User) => signedInPage(browser, { userId, role: 'Administrator' });

/** Presses a button on Stripe's page, and returns to Membership. */
async function manage(page: Page, button: string): Promise<void> {
  await page.getByRole('button', { name: 'Manage subscription' }).click();
  await page.getByRole('button', { name: button }).click();
  await page.getByRole('link', { name: 'Return to unboXt' }).click();
  await page.waitForURL(/section=membership/);
}

let movedMs = 0;
/** Later journeys need the real time. */
test.afterEach(async () => {
  if (movedMs !== 0) await letTimePass(-movedMs);
});

test('a company outgrows the free plan, pays, misses a payment, cancels and resumes', async ({ browser }) => {
  test.setTimeout(180_000);
  const { administrator, member, companyName } = await fullCompany();
  let page = await signIn(browser, administrator);
  const main = page.getByRole('main');

  await test.step('above the limit everything works, and a banner says until when', async () => {
    const email = await invite(page, 'Ina');
    await expect(rowOf(page, 'Administrators', email)).toContainText('Invitation Sent');
    await expect(main.getByText('Your company has more than 50 people')).toBeVisible();
    await newestMail(administrator.email, /More people than your plan includes/);
    await expectNoFinding(page);
    const memberPage = await signedInPage(browser, { userId: member.id, role: 'Member' });
    await memberPage.goto('/profile');
    await expect(mainOf(memberPage).getByText('Ask Grace Hopper.', { exact: false })).toBeVisible();
    await expect(memberPage.getByRole('link', { name: 'Open Membership' })).toHaveCount(0);
    await memberPage.goto(MEMBERSHIP);
    await expect(memberPage.getByLabel('First name')).toBeVisible();
  });

  movedMs = 31 * DAY_MS;
  await letTimePass(movedMs);
  // The session has expired after a month.
  page = await signIn(browser, administrator);

  await test.step('31 days later new people can’t be invited, and what was typed is still there', async () => {
    await invite(page, 'Max');
    const dialog = page.getByRole('dialog');
    const refusal = 'Your plan is for 50 people. An administrator can change it under Membership.';
    await expect(dialog.getByText(refusal)).toBeVisible();
    await expect(dialog.getByLabel('First name')).toHaveValue('Max');
    await dialog.getByRole('button', { name: 'Cancel' }).click();
    await expect(page.getByText('The free plan is full')).toBeVisible();
  });

  await test.step('a declined card changes nothing', async () => {
    await page.getByRole('link', { name: 'Open Membership' }).click();
    await expect(page.getByText('€1,188')).toBeVisible();
    await expect(page.getByText('New people need the unlimited plan.', { exact: false })).toBeVisible();
    await expectNoFinding(page);
    await page.getByRole('button', { name: 'Choose Unlimited yearly' }).click();
    await page.getByRole('button', { name: 'Pay with a card that is declined' }).click();
    await expect(page.getByText('Your card was declined.')).toBeVisible();
    await page.getByRole('link', { name: 'Leave without paying' }).click();
    await expect(page.getByRole('button', { name: 'Choose Unlimited yearly' })).toBeVisible();
  });

  await test.step('after payment the banner is gone and people can be invited again', async () => {
    await page.getByRole('button', { name: 'Choose Unlimited yearly' }).click();
    await page.getByRole('button', { name: 'Pay', exact: true }).click();
    await expect(page.getByText('Your payment has arrived. Thank you.')).toBeVisible();
    await newestMail(administrator.email, /Your plan is active/);
    const email = await invite(page, 'Eva');
    await expect(rowOf(page, 'Administrators', email)).toContainText('Invitation Sent');
    await expect(page.getByText('The free plan is full')).toHaveCount(0);
  });

  await test.step('a failed payment appears automatically, to administrators', async () => {
    await page.goto(MEMBERSHIP);
    await manage(page, 'Let the next payment fail');
    await expect(page.getByText('The last payment failed.', { exact: false })).toBeVisible();
    await page.goto('/dashboard');
    await expect(mainOf(page).getByText('A payment failed', { exact: true })).toBeVisible();
    await page.goto(MEMBERSHIP);
    await newestMail(administrator.email, /A payment for unboXt failed/);
    await manage(page, 'Pay the open invoice');
    await expect(page.getByText(/^Renews on /)).toBeVisible();
  });

  await test.step('a cancelled plan continues until the end of the year, a resumed one longer', async () => {
    await manage(page, 'Cancel at the end of the period');
    await expect(page.getByText(/^Cancelled\. Paid until/)).toBeVisible();
    await newestMail(administrator.email, /Your plan has been cancelled/);
    await manage(page, 'Resume');
    await expect(page.getByText(/^Renews on /)).toBeVisible();
    await expect(page.getByText(/^Cancelled/)).toHaveCount(0);
  });

  await test.step('the activity log has everything, and neither emails nor pages contain an id of Stripe', async () => {
    await page.goto('/companyManagement?tab=activity');
    await expect(
      mainOf(page).getByText('changed the plan to unlimited yearly (before: free)', { exact: false }).first(),
    ).toBeVisible();
    const mails = await mailsTo(administrator.email);
    const texts = [await page.content(), ...mails.flatMap(({ text, html }) => [text, html])].join('\n');
    expect(texts).not.toMatch(/\b(cus|sub|cs_test|sk_test|whsec)_\w+/);
    expect(mails.filter(({ subject }) => /payment|plan/i.test(subject)).length).toBeGreaterThan(4);
    expect(companyName).not.toBe('');
  });
});
