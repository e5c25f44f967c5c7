import { expect } from 'playwright/test';
import { test } from '#/e2e/support/actors/journey.ts';
import { mainOf } from '#/e2e/support/actors/main-of.ts';
import { signedInPage } from '#/e2e/support/actors/signed-in.ts';
import { expectNoSeriousFinding } from '#/e2e/support/measures/accessibility.ts';
import { buildPublishedCompany } from '#/e2e/support/scenes/published-company.ts';
import { prisma } from '#/lib/platform/db.ts';
import { buildCompany } from '#/prisma/seed/builders/build-company.ts';
import { buildMember, buildTeam } from '#/prisma/seed/builders/build-team.ts';
import { buildAdministrator, buildUser } from '#/prisma/seed/builders/build-user.ts';

test('an administrator asks everyone in two clicks, and confirms before many get an email', async ({ browser }) => {
  const { administrator, anchor, company } = await buildPublishedCompany();
  const page = await signedInPage(browser, { userId: administrator.id, role: 'Administrator' });
  const main = mainOf(page);

  await test.step('the eNPS card shows who it will email and what, and asks first', async () => {
    await page.goto('/dashboard');
    await main.getByRole('button', { name: 'Ask now' }).click();
    const sheet = page.getByRole('dialog', { name: 'Ask all members if they’d recommend us' });
    const month = new Date().toLocaleDateString('en-GB', { month: 'long', timeZone: 'UTC' });
    await expect(sheet.getByLabel('Name')).toHaveValue(`How likely are you to recommend us, ${month}`);
    await expect(sheet.getByText('as a place to work?')).toBeVisible();
    await expect(sheet.getByText('19 people who have finished setting up get an email now.')).toBeVisible();
    await expectNoSeriousFinding(page);
    await sheet.getByRole('button', { name: 'Ask 19 people' }).click();
    await expect(page).toHaveURL('/digitalPulse');
    await expect(main.getByText(`How likely are you to recommend us, ${month}`)).toBeVisible();
    expect(await prisma().pulse.count({ where: { companyId: company.id, isActive: true } })).toBe(1);
  });

  await test.step('a department’s page doesn’t offer to ask the whole company', async () => {
    const { id } = await prisma().department.findFirstOrThrow({ where: { companyId: company.id, name: 'Design' } });
    await page.goto(`/dashboard?department=${id}`);
    await expect(main.getByRole('heading', { name: 'eNPS', exact: true })).toBeVisible();
    await expect(main.getByRole('button', { name: 'Ask now' })).toHaveCount(0);
  });

  await test.step('the form of a pulse suggests the survey’s name, and asks before it emails many people', async () => {
    for (let at = 0; at < 7; at += 1) await buildMember(prisma(), { team: anchor });
    await page.goto('/digitalPulse?tab=build&survey=9');
    await page.getByRole('button', { name: 'Use “Recommend us (eNPS)”' }).click();
    await expect(page.getByLabel('Name', { exact: true })).toHaveValue('Recommend us (eNPS)');
    await expect(page.getByText('26 people').first()).toBeVisible();
    await page.getByRole('button', { name: 'Create and activate' }).click();
    const question = page.getByRole('dialog', { name: 'Email 26 people now?' });
    await expect(question.getByText('The first question: “How likely are you to recommend')).toBeVisible();
    await question.getByRole('button', { name: 'Cancel' }).click();
    expect(await prisma().pulse.count({ where: { companyId: company.id } })).toBe(1);
    await page.getByRole('button', { name: 'Create and activate' }).click();
    await question.getByRole('button', { name: 'Email 26 people' }).click();
    await expect(page).toHaveURL('/digitalPulse');
    expect(await prisma().pulse.count({ where: { companyId: company.id, isActive: true } })).toBe(2);
  });
});

test('a company without results has one card, which asks everyone and shows an example', async ({ browser }) => {
  const { id: companyId } = await buildCompany(prisma());
  const { id: userId } = await buildAdministrator(prisma(), { companyId });
  const team = await buildTeam(prisma(), { companyId, name: 'Anchor' });
  for (let at = 0; at < 5; at += 1) await buildMember(prisma(), { team });
  const page = await signedInPage(browser, { userId, role: 'Administrator' });
  const main = mainOf(page);

  await page.goto('/dashboard');
  await expect(main.getByRole('heading', { level: 2 })).toHaveText(['There are no results yet.']);
  await expect(main.getByText('Results need answers from at least 5 people in a team')).toBeVisible();
  await expect(main.getByText(/^Next check-in: .*\. 5 members get check-ins\.$/)).toBeVisible();
  await expect(main.getByRole('button', { name: 'Ask for eNPS' })).toBeVisible();
  await expect(main.getByLabel('Time frame')).toHaveCount(0);
  await main.getByRole('button', { name: 'See an example' }).click();
  await expect(page.getByRole('dialog', { name: 'An example' })).toBeVisible();

  await page.goto('/dashboard?tab=steps');
  await expect(main.getByText('No team has results yet')).toBeVisible();
  await expect(main.getByText('What teams keep')).toHaveCount(0);

  await page.goto('/dashboard?tab=teams');
  await expect(main.getByRole('list', { name: 'Teams' }).getByRole('listitem')).toHaveText([/^Anchor.*5 members$/]);
  await expect(main.getByText('No data yet')).toHaveCount(0);
});

test('a company that is asked once a year reads so on every tab, and is led to asking more often', async ({
  browser,
}) => {
  const { id: companyId } = await buildCompany(prisma());
  const { id: userId } = await buildAdministrator(prisma(), { companyId });
  const yearly = { companyId, frequencyId: 4, completedAt: new Date(Date.now() - 40 * 24 * 3_600_000) };
  const { id: leaderId } = await buildUser(prisma(), { companyId, firstName: 'Amelia' });
  const anchor = await buildTeam(prisma(), { ...yearly, leaderId, name: 'Anchor' });
  await buildTeam(prisma(), { ...yearly, name: 'Beacon' });
  for (let at = 0; at < 5; at += 1) await buildMember(prisma(), { team: anchor });
  const page = await signedInPage(browser, { userId, role: 'Administrator' });
  const main = mainOf(page);
  const act = main.getByText('Ask more often');

  await page.goto('/dashboard');
  await expect(main.getByRole('heading', { level: 2 })).toHaveText([/Teams are asked once a year, next on .*\.$/]);
  await expect(main.getByText('5 members get check-ins.', { exact: true })).toBeVisible();
  const row = ['Ask more often', 'Ask for eNPS', 'See an example'].map((name) => main.getByRole('button', { name }));
  await expect(main.getByText('Ask teams more often, or ask all members for the eNPS now.')).toBeVisible();
  const boxes = await Promise.all(row.map((button) => button.boundingBox()));
  expect(boxes.map((box) => box?.height)).toEqual([40, 40, 40]);

  await page.goto('/dashboard?tab=steps');
  await expect(main.getByText(/^Teams are asked once a year, next on [^.]*\.$/)).toBeVisible();
  await expect(act).toBeVisible();
  await expect(main.getByRole('button', { name: 'Ask for eNPS' })).toBeVisible();

  await page.goto('/dashboard?tab=teams');
  const teams = main.getByRole('list', { name: 'Teams' }).getByRole('listitem');
  await expect(main.getByText(/^Teams are asked once a year, next on [^.]*\.$/)).toBeVisible();
  await expect(teams).toHaveText([/^Anchor(?!.*once a year)/, /^Beacon(?!.*once a year)/]);
  await expect(act).toBeVisible();
  await expect(main.getByRole('button', { name: 'Ask for eNPS' })).toBeVisible();
  await main.getByRole('link', { name: 'Anchor' }).click();
  await expect(main.getByText('at least 5 people in this team')).toBeVisible();
  await expect(main.getByRole('button', { name: 'Ask for eNPS' })).toHaveCount(0);
  await expect(
    main.getByText(/^This team is asked once a year, next on .*\. 5 members get check-ins\.$/),
  ).toBeVisible();
  await expect(main.getByText('No one is named')).toHaveCount(0);
  await main.getByRole('button', { name: /^Message / }).click();
  await expect(page.getByRole('textbox', { name: /^Message / })).toHaveValue(
    /^Hi Amelia, Anchor has no results yet\. /,
  );
  await page.keyboard.press('Escape');
  await act.click();
  await expect(page).toHaveURL(/#check-in-settings$/);
});
