import { expect } from 'playwright/test';
import { test } from '#/e2e/support/actors/journey.ts';
import { mainOf } from '#/e2e/support/actors/main-of.ts';
import { newBrowserPage, newEmail, timeZone } from '#/e2e/support/actors/people.ts';
import { signedInPage } from '#/e2e/support/actors/signed-in.ts';
import { clockReading, LEAP_MS, letTimePass } from '#/e2e/support/fakes/product-clock.ts';
import { linkIn, mailsTo, newestMail } from '#/e2e/support/product/mailbox.ts';
import { prisma } from '#/lib/platform/db.ts';
import { buildCompany } from '#/prisma/seed/builders/build-company.ts';
import { buildMember, buildTeam } from '#/prisma/seed/builders/build-team.ts';

const everyDay = [1, 2, 3, 4, 5, 6, 7];

test('a member turns check-in emails off, keeps the check-ins, and turns the emails on again', async ({ browser }) => {
  const { id: companyId } = await buildCompany(prisma());
  const buildAskedSoon = () =>
    buildTeam(prisma(), { companyId, workingDays: everyDay, surveysTimeSend: clockReading(timeZone, 1) });
  const team = await buildAskedSoon();
  const zone = { timeZone, timeZoneId: 12 };
  const member = await buildMember(prisma(), { team, user: { email: newEmail('quiet'), ...zone } });
  const colleague = await buildMember(prisma(), { team, user: { email: newEmail('loud'), ...zone } });

  await letTimePass(LEAP_MS);
  const mail = await newestMail(member.email, /check-in/);
  const page = await newBrowserPage(browser);

  await test.step('the email says how, in its last line and in its header', async () => {
    const link = linkIn(mail, 'unsubscribe');
    expect(mail.listUnsubscribe).toBe(`List-Unsubscribe: <${link}>`);
    await page.goto(link);
  });

  await test.step('opening the link changes nothing; sending a reason does', async () => {
    await expect(page.getByLabel('Too many emails')).toBeChecked();
    expect(await prisma().mailOptOut.count({ where: { companyId } })).toBe(0);
    await page.getByLabel('I answer another way').check();
    await page.getByLabel('Anything to add?').fill('We talk every morning.');
    await page.getByRole('button', { name: 'Unsubscribe' }).click();
    await expect(page.getByText('We won’t send you any more messages about check-ins and pulses')).toBeVisible();
    expect(await prisma().mailOptOut.findMany({ where: { companyId } })).toMatchObject([
      { userId: member.id, reasonId: 3, text: 'We talk every morning.' },
    ]);
    await page.reload();
    await expect(
      mainOf(page).getByText('We won’t send you any more messages about check-ins and pulses'),
    ).toBeVisible();
  });

  await test.step('only the colleague gets the next check-in’s email, and both are asked', async () => {
    // Creates the later team only now, because other journeys also move the clock.
    const laterTeam = await buildAskedSoon();
    for (const user of [member, colleague]) await buildMember(prisma(), { team: laterTeam, user });
    await letTimePass(LEAP_MS);
    await newestMail(colleague.email, new RegExp(laterTeam.name));
    expect(await prisma().checkIn.count({ where: { teamId: laterTeam.id } })).toBe(2);
    expect(await mailsTo(member.email)).toHaveLength(1);
  });

  await test.step('the profile shows it, and turns the emails on again', async () => {
    const profile = await signedInPage(browser, { userId: member.id, role: 'Member' });
    await profile.goto('/profile');
    const mails = profile.getByRole('switch', { name: 'Check-in and pulse messages' });
    await expect(mails).not.toBeChecked();
    await mails.click();
    await expect(mails).toBeChecked();
    await expect.poll(() => prisma().mailOptOut.count({ where: { companyId } })).toBe(0);
    await profile.reload();
    await expect(mails).toBeChecked();
  });

  await test.step('a link of an unknown person shows no form', async () => {
    const answer = await page.goto('/unsubscribe/uns_1.made-up');
    expect([answer?.status(), new URL(page.url()).pathname]).toEqual([404, '/404']);
    await expect(mainOf(page).getByText('This unsubscribe link doesn’t work')).toBeVisible();
    await expect(page.getByRole('link', { name: 'Open your email settings' })).toBeVisible();
  });
});
