import { readFile } from 'node:fs/promises';
import { strFromU8, unzipSync } from 'fflate';
import { expect, type Page } from 'playwright/test';
import { test } from '#/e2e/support/actors/journey.ts';
import { openConnected } from '#/e2e/support/actors/open-connected.ts';
import { signedInPage } from '#/e2e/support/actors/signed-in.ts';
import { pictureFile } from '#/e2e/support/fakes/picture.ts';
import { addDays } from '#/lib/domain/calendar/local-date.ts';
import { prisma } from '#/lib/platform/db.ts';
import { buildAnswer, buildCheckIn } from '#/prisma/seed/builders/build-check-in.ts';
import { buildCompany } from '#/prisma/seed/builders/build-company.ts';
import { buildMember, buildTeam } from '#/prisma/seed/builders/build-team.ts';
import { buildAdministrator } from '#/prisma/seed/builders/build-user.ts';
import { testPassword } from '#/prisma/seed/builders/test-password.ts';

const nextPassword = 'seven quiet harbours';
const HAPPY = 3;
const STRESSED = 10;

test('an administrator changes photo, profile, values and motivators, then the password', async ({ browser }) => {
  const { id: companyId } = await buildCompany(prisma(), { name: 'Harbour Works' });
  const person = await buildAdministrator(prisma(), { companyId });
  const page = await signedInPage(browser, { userId: person.id, role: 'Administrator' });
  const main = page.getByRole('main');

  await test.step('a photo is set, refused and removed', async () => {
    await page.goto('/profile');
    await page.getByLabel('Photo', { exact: true }).setInputFiles(await pictureFile());
    await expect(page.getByText('Photo saved.')).toBeVisible();
    const photo = main.locator('[style*="/api/images/"]');
    await expect(photo).toBeVisible();
    const address = /\/api\/images\/[\w-]+\.webp/.exec((await photo.getAttribute('style')) ?? '')?.[0] ?? '';
    const served = await page.request.get(address);
    expect(served.headers()).toMatchObject({ 'content-type': 'image/webp', 'x-content-type-options': 'nosniff' });
    expect(served.headers()['content-security-policy']).toContain("default-src 'none'");
    const notAPicture = { name: 'me.jpg', mimeType: 'image/jpeg', buffer: Buffer.from('<script>alert(1)</script>') };
    await page.getByLabel('Photo', { exact: true }).setInputFiles(notAPicture);
    await expect(main.getByText('We can’t use this file.', { exact: false })).toBeVisible();
    await expect(photo).toBeVisible();
    await page.getByRole('button', { name: 'Remove photo' }).click();
    await expect(page.getByRole('button', { name: 'Add photo' })).toBeVisible();
    await expect(photo).toHaveCount(0);
  });

  await test.step('the form says what is wrong next to its field', async () => {
    await page.getByLabel('First name').fill('');
    await page.getByRole('button', { name: 'Save' }).click();
    await expect(main.getByText('First name is required!')).toBeVisible();
    await expect(page.getByLabel('First name')).toBeFocused();
  });

  await test.step('saving leads to the dashboard', async () => {
    await page.getByLabel('First name').fill('Grace');
    await page.getByLabel('Phone number').fill('+33 1 23 45 67 89');
    await page.getByLabel('Seniority').selectOption('Director');
    await page.getByLabel('Time zone', { exact: true }).selectOption('GMT+1 · Paris');
    await page.getByRole('button', { name: 'Save' }).click();
    await page.waitForURL('**/dashboard');
    await expect(page.getByText('Profile saved.')).toBeVisible();
    await page.goto('/profile');
    await expect(page.getByLabel('First name')).toHaveValue('Grace');
    await expect(page.getByLabel('Seniority')).toHaveValue('9');
    await expect(main).toContainText('Check-ins arrive at your local time, in Europe/Paris.');
  });

  await test.step('a birthday is shared, and no longer without its date', async () => {
    const date = main.getByRole('textbox', { name: 'Date of birth' });
    const share = main.getByRole('switch', { name: 'Share my birthday with my team' });
    const tell = main.getByRole('switch', { name: 'Tell me when it’s a teammate’s birthday' });
    await expect(share).toBeDisabled();
    await date.fill('6 May 1990');
    await date.blur();
    await share.click();
    await expect(share).toBeChecked();
    const response = page.waitForResponse((each) => each.request().postData()?.includes('getMembers') ?? false);
    await tell.click();
    await response;
    await page.reload();
    await expect(share).toBeChecked();
    await expect(tell).toBeChecked();
    await date.fill('');
    await date.blur();
    await expect(share).toBeDisabled();
    await expect(share).not.toBeChecked();
  });

  await test.step('membership and assessment say what they have', async () => {
    await page.getByRole('link', { name: 'Membership', exact: true }).click();
    await expect(main).toContainText('Harbour Works has used unboXt since 1 January 2025.');
    await page.getByRole('navigation', { name: 'Profile sections' }).getByRole('link', { name: 'Assessment' }).click();
    await expect(main.getByText('No assessment yet')).toBeVisible();
  });

  await test.step('up to five values are chosen', async () => {
    await page.getByRole('link', { name: 'Values' }).click();
    for (const name of ['Trust', 'Courage', 'Focus', 'Humour', 'Quality']) await main.getByLabel(name).check();
    await expect(main.getByLabel('Respect')).toBeDisabled();
    await expect(main.getByText('We deliver work we’d put our name to.').first()).toBeVisible();
    await page.getByRole('button', { name: 'Save' }).click();
    await expect(page.getByText('Values saved.')).toBeVisible();
    await page.reload();
    await expect(main.getByLabel('Humour')).toBeChecked();
  });

  await test.step('motivators are put in order with the keyboard only', async () => {
    await page.getByRole('link', { name: 'Motivators' }).click();
    await page.getByRole('button', { name: 'Move Balance to the top' }).press('Enter');
    await expect(page.getByText('Balance, place 1 of 12')).toBeAttached();
    await expect(page.getByRole('button', { name: 'Move Balance down' })).toBeFocused();
    await page.keyboard.press('ArrowDown');
    await expect(page.getByText('Balance, place 2 of 12')).toBeAttached();
    await page.getByRole('button', { name: 'Continue' }).click();
    for (const name of ['Progress', 'Purpose', 'Using my strengths'])
      await main.getByRole('checkbox', { name }).uncheck();
    await page.getByRole('button', { name: 'Save' }).click();
    await expect(main.getByText('Choose 3 to 5 motivators.')).toBeVisible();
    await main.getByRole('checkbox', { name: 'Recognition' }).check();
    await page.getByRole('button', { name: 'Save' }).click();
    await expect(page.getByText('Motivators were saved!')).toBeVisible();
    await expect(main.getByText('Your check-ins will show how well', { exact: false })).toBeVisible();
    const priorities = main.getByRole('list', { name: 'Your priorities, most important first' });
    await expect(priorities.getByRole('listitem')).toContainText([/Autonomy/, /Balance/, /Recognition/]);
  });

  await test.step('a person downloads what is stored about them', async () => {
    await page.goto('/profile?section=security');
    const download = page.waitForEvent('download');
    await main.getByRole('button', { name: 'Download my data' }).click();
    const file = await download;
    expect(file.suggestedFilename()).toBe('unboxt-data.zip');
    const data = unzipSync(await readFile(await file.path()));
    expect(strFromU8(data['read-me.txt'] ?? new Uint8Array())).toContain('Harbour Works');
    expect(strFromU8(data['profile.csv'] ?? new Uint8Array())).toContain(person.email);
    await expect(page.getByText('Your data is downloaded.')).toBeVisible();
  });

  await test.step('a new password ends the other browser’s session and not this one', async () => {
    const other = await signedInPage(browser, { userId: person.id, role: 'Administrator' });
    await other.goto('/dashboard');
    await expect(other.getByRole('main')).toBeVisible();
    await page.goto('/profile?section=security');
    await changePassword(page, 'not it at all');
    await expect(main.getByText('That password is wrong.')).toBeVisible();
    await changePassword(page, testPassword);
    await expect(page.getByText('Password changed successfully')).toBeVisible();
    await expect(other).toHaveURL(/signIn/);
    await page.goto('/profile');
    const save = page.getByRole('button', { name: 'Save' });
    await expect(save).toBeDisabled();
    await page.getByLabel('Phone number').fill('+33 1 23 45 67 80');
    await save.click();
    await page.waitForURL('**/dashboard');
  });
});

test('a member deletes their account by typing the address; the last administrator can’t', async ({ browser }) => {
  const { id: companyId } = await buildCompany(prisma());
  const administrator = await buildAdministrator(prisma(), { companyId });
  const team = await buildTeam(prisma(), { companyId, leaderId: administrator.id });
  const member = await buildMember(prisma(), { team });

  const page = await signedInPage(browser, { userId: member.id, role: 'Member' });
  await openConnected(page, '/profile?section=security');
  await page.evaluate((email) => localStorage.setItem('visitedAccounts', JSON.stringify([{ email }])), member.email);
  await page.getByRole('button', { name: 'Delete account' }).click();
  const confirm = page.getByRole('button', { name: 'Delete my account' });
  await expect(confirm).toBeDisabled();
  await page.getByLabel('Type your email to confirm').fill(member.email);
  await confirm.click();
  await page.waitForURL('**/signIn');
  expect(await page.evaluate(() => localStorage.getItem('visitedAccounts'))).toBe('[]');
  const { firstName, blockedAt } = await prisma().user.findUniqueOrThrow({ where: { id: member.id } });
  expect([firstName, blockedAt === null]).toEqual(['Former', false]);

  const last = await signedInPage(browser, { userId: administrator.id, role: 'Administrator' });
  await last.goto('/profile?section=security');
  await last.getByRole('button', { name: 'Delete account' }).click();
  await last.getByLabel('Type your email to confirm').fill(administrator.email);
  await last.getByRole('button', { name: 'Delete my account' }).click();
  await expect(last.getByText('You’re the only administrator of', { exact: false })).toBeVisible();
});

async function changePassword(page: Page, current: string): Promise<void> {
  await page.getByLabel('Current password', { exact: true }).fill(current);
  await page.getByLabel('New password', { exact: true }).fill(nextPassword);
  await page.getByRole('button', { name: 'Change password' }).click();
}

test('a person reads in their profile how they felt lately, once there are enough days', async ({ browser }) => {
  const company = await buildCompany(prisma());
  const team = await buildTeam(prisma(), { companyId: company.id });
  const [person, newcomer] = [await buildMember(prisma(), { team }), await buildMember(prisma(), { team })];
  const today = new Date().toISOString().slice(0, 10);
  for (const [at, emotionId] of [HAPPY, STRESSED].entries()) {
    const checkIn = await buildCheckIn(prisma(), { team, userId: person.id, localDate: addDays(today, at - 3) });
    await buildAnswer(prisma(), { checkIn, emotionId });
  }
  const page = await signedInPage(browser, { userId: person.id, role: 'Member' });
  await page.goto('/profile');
  const course = page.getByRole('region', {
    name: /^How you felt in your last check-ins\. This view is only for you;/,
  });
  await expect(course.getByRole('listitem')).toHaveText([/: Happy$/, /: Stressed$/]);
  await page.goto('/profile?section=security');
  await expect(page.getByRole('heading', { level: 2 }).first()).toBeVisible();
  await expect(course).toHaveCount(0);
  const other = await signedInPage(browser, { userId: newcomer.id, role: 'Member' });
  await other.goto('/profile');
  await expect(other.getByRole('button', { name: 'Save' })).toBeVisible();
  await expect(other.getByRole('main').getByText('How you felt in your last check-ins', { exact: false })).toHaveCount(
    0,
  );
});
