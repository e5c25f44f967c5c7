import { expect, type Page } from 'playwright/test';
import { test } from '#/e2e/support/actors/journey.ts';
import { mainOf } from '#/e2e/support/actors/main-of.ts';
import { newBrowserPage } from '#/e2e/support/actors/people.ts';
import { signedInPage } from '#/e2e/support/actors/signed-in.ts';
import { newestMail } from '#/e2e/support/product/mailbox.ts';
import { buildOpenPulse } from '#/e2e/support/scenes/open-pulse.ts';
import { prisma } from '#/lib/platform/db.ts';

test('an open pulse is nudged, edited for the next round, ended early and deleted', async ({ browser }) => {
  const { pulse, round, member, token } = await buildOpenPulse();
  const page = await signedInPage(browser, { userId: pulse.creatorId, role: 'Administrator' });
  const row = page.getByRole('table', { name: 'Digital pulses' }).getByRole('row').filter({ hasText: pulse.name });

  await test.step('a nudge reminds people who haven’t answered, and the page refuses a second one', async () => {
    await page.goto('/digitalPulse');
    await expect(row).toContainText('0 of 2');
    await row.getByRole('button', { name: `Remind 2: ${pulse.name}` }).click();
    await expect(page.getByText('Successfully!')).toBeVisible();
    await newestMail(member.email, new RegExp(pulse.name));
    expect(await countNudged(round.id)).toBe(2);
    await row.getByRole('button', { name: `Remind 2: ${pulse.name}` }).click();
    await expect(page.getByText('Everyone who hasn’t answered has already been reminded.')).toBeVisible();
    expect(await countNudged(round.id)).toBe(2);
  });
  await test.step('an edit doesn’t change the open round', async () => {
    await row.getByRole('link', { name: `Edit ${pulse.name}` }).click();
    await expect(page.getByText('A round is open.', { exact: false })).toBeVisible();
    await page.getByLabel('Question 1', { exact: true }).fill('I can take the breaks I need.');
    await page.getByRole('button', { name: 'Save', exact: true }).click();
    await expect(page.getByText('the pulse was edited')).toBeVisible();
    const respondent = await newBrowserPage(browser);
    await respondent.goto(`/pulse/${token}`);
    await expect(respondent.getByRole('heading', { name: 'I can rely on my teammates.' })).toBeVisible();
  });
  await test.step('ending it with too few answers asks first, and shows no results afterwards', async () => {
    await choose(page, pulse.name, 'End the round now');
    const dialog = page.getByRole('dialog', { name: `End this round of ${pulse.name}?` });
    await expect(dialog).toContainText('No one has answered yet. If you end now, the results will never be shown.');
    await dialog.getByRole('button', { name: 'End the round' }).click();
    await expect(row).toContainText('Disabled');
    await page.goto(`/digitalPulse?tab=result&pulse=${pulse.id}`);
    await expect(mainOf(page).getByText('Fewer than 5', { exact: false }).first()).toBeVisible();
    const late = await newBrowserPage(browser);
    await late.goto(`/pulse/${token}`);
    await expect(mainOf(late).getByText('closed', { exact: false }).first()).toBeVisible();
  });
  await test.step('a deleted pulse is gone for all of its readers', async () => {
    await page.goto('/digitalPulse');
    await choose(page, pulse.name, 'Delete');
    const dialog = page.getByRole('dialog', { name: `Delete ${pulse.name}?` });
    const typed = dialog.getByRole('textbox');
    if (await typed.count()) await typed.fill(pulse.name);
    await dialog.getByRole('button', { name: 'Delete' }).click();
    await expect(page.getByText('No pulses yet.')).toBeVisible();
  });
});

async function choose(page: Page, name: string, item: string): Promise<void> {
  await page.getByRole('button', { name: `More actions: ${name}` }).click();
  await page.getByRole('menuitem', { name: item }).click();
}

function countNudged(roundId: number): Promise<number> {
  return prisma().pulseRecipient.count({ where: { roundId, nudgeCount: 1 } });
}
