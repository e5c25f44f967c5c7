import { expect } from 'playwright/test';
import { test } from '#/e2e/support/actors/journey.ts';
import { mainOf } from '#/e2e/support/actors/main-of.ts';
import { signedInPage } from '#/e2e/support/actors/signed-in.ts';
import { expectNoSeriousFinding } from '#/e2e/support/measures/accessibility.ts';
import { buildSmallTeam } from '#/e2e/support/scenes/small-team.ts';
import { prisma } from '#/lib/platform/db.ts';

test('a team leader views the dashboard as a member does, and leaves again', async ({ browser }) => {
  test.slow();
  const { company, leader, team, members } = await buildSmallTeam();
  const [, member, another] = members;
  const names = ['Mia Member', 'Noor Noble'] as const;
  await prisma().user.update({ where: { id: member.id }, data: { firstName: 'Mia', lastName: 'Member' } });
  await prisma().user.update({ where: { id: another.id }, data: { firstName: 'Noor', lastName: 'Noble' } });
  const page = await signedInPage(browser, { userId: leader.id, role: 'Team Leader' });
  const banner = page.getByRole('region', { name: 'Preview' });
  const ended = page.getByText('The preview has ended', { exact: true });
  const storedTokens = () =>
    page.evaluate(() => [localStorage.getItem('token'), localStorage.getItem('previewToken')] as const);

  await page.goto('/teamManagement');
  const [token] = await storedTokens();

  await test.step('a member in the list opens the preview', async () => {
    await page.getByRole('button', { name: `View as member: ${names[0]}` }).click();
    await expect(banner).toContainText(`You’re viewing ${team.name} as ${names[0]}`);
    await expect(page.getByRole('heading', { name: team.name })).toBeVisible();
    // Members can't choose a person, and see no average of two answers.
    await expect(page.getByLabel('Team member')).toHaveCount(0);
    await expect(page.getByLabel('Filters')).toBeVisible();
    expect(await storedTokens()).toEqual([token, expect.stringMatching(/^pv_/)]);
    await expectNoSeriousFinding(page);
  });

  await test.step('the preview has no part that may be about the member only, and doesn’t request it', async () => {
    const paths: string[] = [];
    page.on('request', (request) => paths.push(new URL(request.url()).pathname));
    for (const name of ['Insights from HQ', 'Trends', 'Motivation Chat Box']) {
      await page.getByRole('link', { name }).click();
      await expect(page.getByText(`They may be about ${names[0]} alone.`)).toBeVisible();
    }
    expect(paths.filter((path) => path.startsWith('/api/coach/'))).toEqual([]);
    await page.getByRole('link', { name: 'Overview' }).click();
  });

  await test.step('a reload stays in the preview, and another tab shows the leader’s own dashboard', async () => {
    await page.reload();
    await expect(banner).toBeVisible();
    await page.goto('/dashboard/team');
    await expect(page.getByLabel('Team member')).toBeVisible();
    await expect(banner).toHaveCount(0);
    await page.goto('/teamManagement/dashboard');
    await expect(banner).toBeVisible();
  });

  await test.step('ending it returns to the list, where another member is chosen', async () => {
    await page.getByRole('button', { name: 'End preview' }).click();
    await expect(page.getByText('Preview ended. You’re back to your own view.')).toBeVisible();
    await expect(banner).toHaveCount(0);
    expect(await storedTokens()).toEqual([token, null]);
    await page.getByLabel('Member').selectOption({ value: String(another.id) });
    await page.getByRole('button', { name: 'Start preview' }).click();
    await expect(banner).toContainText(`as ${names[1]}`);
    await expectNoSeriousFinding(page);
  });

  await test.step('a preview ends when its member leaves the team, and the page says so', async () => {
    await prisma().teamMember.deleteMany({ where: { teamId: team.id, userId: another.id } });
    await page.reload();
    await expect(ended).toBeVisible();
    await expect(mainOf(page).getByText('You ended the preview in another tab')).toBeVisible();
    expect(await storedTokens()).toEqual([token, null]);
  });

  await test.step('a preview ends automatically when its time is up', async () => {
    await page.getByLabel('Member').selectOption({ value: String(member.id) });
    await page.getByRole('button', { name: 'Start preview' }).click();
    await expect(banner).toBeVisible();
    await page.evaluate(() => {
      const of = JSON.parse(localStorage.getItem('previewOf') ?? '{}');
      localStorage.setItem('previewOf', JSON.stringify({ ...of, endsAtMs: Date.now() + 500 }));
    });
    await page.reload();
    await expect(ended).toBeVisible();
    await expect(mainOf(page).getByText('A preview lasts 30 minutes.', { exact: false })).toHaveCount(2);
  });

  await test.step('signing out ends a preview, and all of it is logged', async () => {
    await page.getByRole('button', { name: 'Start preview' }).click();
    await expect(banner).toBeVisible();
    await page.getByRole('button', { name: /’s account, / }).click();
    await page.getByRole('menuitem', { name: 'Sign Out' }).click();
    await expect(page).toHaveURL(/signIn/);
    const entries = await prisma().auditEntry.findMany({
      where: { companyId: company.id, action: { startsWith: 'preview.' } },
      orderBy: { id: 'asc' },
    });
    const ends = entries.flatMap(({ action, details }) =>
      action === 'preview.end' ? [(details as { why: string }).why] : [],
    );
    expect([entries.length, ends]).toEqual([8, ['left', 'not-allowed', 'left', 'signed-out']]);
  });
});
