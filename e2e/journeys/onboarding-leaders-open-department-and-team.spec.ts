import { expect } from 'playwright/test';
import { test } from '#/e2e/support/actors/journey.ts';
import { newAdministrator, newDepartmentLeader, newTeamLeader } from '#/e2e/support/actors/newcomers.ts';
import { answerTheRest, answerYou, atScreen, goOn } from '#/e2e/support/actors/onboarding.ts';
import { newEmail } from '#/e2e/support/actors/people.ts';
import { signedInPage } from '#/e2e/support/actors/signed-in.ts';
import { mailsTo, newestMail } from '#/e2e/support/product/mailbox.ts';
import { prisma } from '#/lib/platform/db.ts';
import { buildCompany } from '#/prisma/seed/builders/build-company.ts';
import { buildDepartment } from '#/prisma/seed/builders/build-department.ts';
import { buildTeam } from '#/prisma/seed/builders/build-team.ts';
import { buildUser } from '#/prisma/seed/builders/build-user.ts';

test('a department leader names the department', async ({ browser }) => {
  const { id: companyId } = await buildCompany(prisma());
  const leader = await newDepartmentLeader(companyId);
  const page = await signedInPage(browser, { userId: leader.id, role: 'Department Leader' });
  await page.goto('/onboarding');
  await answerYou(page);
  await atScreen(page, 'Your department');
  await goOn(page);
  await expect(page.getByRole('main').getByText('Department name is required.').first()).toBeVisible();
  await page.getByLabel('Department name').fill('Research');
  await page.getByLabel('Above expectations').check();
  await goOn(page);
  await atScreen(page, 'What do you value most?');
  await page.reload();
  await page.getByRole('button', { name: 'Back' }).click();
  await expect(page.getByLabel('Department name')).toHaveValue('Research');
  await goOn(page);
  await answerTheRest(page);
  const department = await prisma().department.findFirstOrThrow({ where: { companyId } });
  expect([department.name, department.performingScoreId, department.completedAt === null]).toEqual([
    'Research',
    4,
    false,
  ]);
});

test('a team leader sets up the team despite a reload, and its people are invited at the end', async ({ browser }) => {
  const { id: companyId } = await buildCompany(prisma());
  const { id: departmentId } = await buildDepartment(prisma(), { companyId, name: 'Research' });
  const leader = await newTeamLeader(companyId, { departmentId });
  const page = await signedInPage(browser, { userId: leader.id, role: 'Team Leader' });
  const inviteeEmail = newEmail('noor');
  await page.goto('/dashboard/team');
  await page.waitForURL('**/onboarding**');
  await answerYou(page);
  await atScreen(page, 'Your team');
  await expect(page.getByText('In the department Research.')).toBeVisible();
  await page.getByLabel('Team name').fill('Rockets');
  await page.getByLabel('Meeting expectations').check();
  await goOn(page);
  await atScreen(page, 'When should Rockets check in?');
  await page.reload();
  await atScreen(page, 'When should Rockets check in?');
  await page.getByLabel('Frequency').selectOption('Weekly');
  await page.getByRole('button', { name: /^Choose another time/ }).click();
  await page.getByRole('dialog', { name: 'Times' }).getByRole('button', { name: '09:00' }).click();
  await expect(page.getByLabel('Send time')).toHaveValue('09:00');
  await page.getByLabel('Send time').fill('9.30 am');
  await goOn(page);
  await atScreen(page, 'Who’s on Rockets?');
  await page.getByLabel('Email 1').fill(inviteeEmail);
  await page.getByRole('button', { name: 'Add another' }).click();
  await goOn(page);
  await atScreen(page, 'What do you value most?');
  expect(await mailsTo(inviteeEmail)).toEqual([]);
  await answerTheRest(page);
  await expect(page.getByText('Rockets').first()).toBeVisible();
  await newestMail(inviteeEmail, /Rockets/);
  const team = await prisma().team.findFirstOrThrow({ where: { companyId } });
  expect(team).toMatchObject({ leaderId: leader.id, departmentId, frequencyId: 2, surveysTimeSend: '09:30' });
});

test('a leader who takes a team over confirms how it checks in', async ({ browser }) => {
  const { id: companyId } = await buildCompany(prisma());
  const leader = await buildUser(prisma(), { companyId, onboardingCompletedAt: null });
  const team = await buildTeam(prisma(), { companyId, leaderId: leader.id, name: 'Lighthouse' });
  const page = await signedInPage(browser, { userId: leader.id, role: 'Team Leader' });
  await page.goto('/onboarding');
  await answerYou(page);
  await atScreen(page, 'When should Lighthouse check in?');
  await page.getByLabel('Fri').uncheck();
  await goOn(page);
  await answerTheRest(page);
  const { workingDays, name } = await prisma().team.findUniqueOrThrow({ where: { id: team.id } });
  expect([workingDays, name]).toEqual([[1, 2, 3, 4], 'Lighthouse']);
});

test('an administrator who joined later continues without a team', async ({ browser }) => {
  const { id: companyId } = await buildCompany(prisma());
  const administrator = await newAdministrator(companyId);
  const page = await signedInPage(browser, { userId: administrator.id, role: 'Administrator' });
  await page.goto('/onboarding');
  await answerYou(page);
  await atScreen(page, 'Your team');
  await page.getByRole('button', { name: 'Later' }).click();
  await answerTheRest(page);
  expect(await prisma().team.count({ where: { companyId } })).toBe(0);
});

test('a team leader leaves the questions about themselves for later, and no others', async ({ browser }) => {
  const { id: companyId } = await buildCompany(prisma());
  const leader = await newTeamLeader(companyId);
  const page = await signedInPage(browser, { userId: leader.id, role: 'Team Leader' });
  await page.goto('/onboarding');
  await atScreen(page, /^Welcome/);
  await page.getByRole('button', { name: 'Later' }).click();
  await atScreen(page, 'Your team');
  await expect(page.getByRole('button', { name: 'Later' })).toHaveCount(0);
  await page.getByLabel('Team name').fill('Rockets');
  await page.getByLabel('Meeting expectations').check();
  await goOn(page);
  await atScreen(page, 'When should Rockets check in?');
  await goOn(page);
  await atScreen(page, 'Who’s on Rockets?');
  await page.getByRole('button', { name: 'Later' }).click();
  await page.waitForURL('**/dashboard/team');
  await expect(page.getByRole('heading', { name: 'Four minutes for you' })).toBeVisible();
  expect(await prisma().team.findFirstOrThrow({ where: { companyId } })).toMatchObject({
    leaderId: leader.id,
    name: 'Rockets',
  });
});
