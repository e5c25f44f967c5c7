import { expect, type Page } from 'playwright/test';
import { test } from '#/e2e/support/actors/journey.ts';
import { signedInPage } from '#/e2e/support/actors/signed-in.ts';
import { buildPublishedCompany } from '#/e2e/support/scenes/published-company.ts';
import { prisma } from '#/lib/platform/db.ts';

const WORKLOAD = 1;
const windows = [
  { width: 1440, height: 900 },
  { width: 400, height: 860 },
];

test('the first window shows how the team feels, the direction, the reason, and what to do', async ({ browser }) => {
  const { administrator, anchor } = await buildPublishedCompany({ factorIds: [WORKLOAD] });
  const { userId: leaderId } = await prisma().teamMember.findFirstOrThrow({ where: { teamId: anchor.id } });
  await prisma().team.update({ where: { id: anchor.id }, data: { leaderId } });
  const above = await signedInPage(browser, { userId: administrator.id, role: 'Administrator' });
  const leader = await signedInPage(browser, { userId: leaderId, role: 'Team Leader' });

  for (const size of windows)
    await test.step(`the window is ${size.width} pixels wide`, async () => {
      await above.setViewportSize(size);
      await leader.setViewportSize(size);

      await above.goto('/dashboard');
      await expect(above.getByRole('main').getByRole('link', { name: 'Anchor' }).first()).toBeInViewport({ ratio: 1 });
      const company = await readFirstWindow(above);
      expect(company).toMatch(/On average: sentiment 68, performance 63, motivation 60\./);
      expect(company).toMatch(/1 team needs attention\..*Anchor.*Struggling · Sentiment 0/);
      expect(company).toMatch(/What hurt most: workload/);
      await expect(above.getByRole('button', { name: /^Message / }).first()).toBeInViewport({ ratio: 1 });

      await above.goto(`/dashboard?tab=teams&team=${anchor.id}`);
      await expect(above.getByRole('button', { name: /^Message / })).toBeInViewport({ ratio: 1 });
      const team = await readFirstWindow(above);
      expect(team).toMatch(/Sentiment is 68 points below the company\. .*sentiment 0, /);
      expect(team).toMatch(/What hurt most: workload \(50–\u2060?99 times\)/);

      await leader.goto('/dashboard/team');
      await leader.getByRole('radio', { name: 'Last week' }).click();
      await expect(leader.getByRole('button', { name: 'Take one step' })).toBeInViewport({ ratio: 1 });
      // Last week loads after the page.
      const own = expect.poll(() => readFirstWindow(leader));
      await own.toMatch(/No clear change: sentiment 0, .*What hurt most: workload/);
    });

  await test.step('at 400% zoom, the filters leave a third of the first window', async () => {
    await leader.setViewportSize({ width: 320, height: 256 });
    await leader.goto('/dashboard/team');
    await expect(leader.getByRole('button', { name: 'Show published results' })).toBeVisible();
    const { y = 0, height = 0 } = (await leader.getByRole('search').boundingBox()) ?? {};
    expect(y + height).toBeGreaterThan(100);
    expect(y + height).toBeLessThanOrEqual(171);
  });

  await test.step('a prepared message to the leader is two clicks away', async () => {
    await above.goto('/dashboard');
    await above.getByRole('main').getByRole('link', { name: 'Anchor' }).first().click();
    // The company's page also has such buttons.
    await expect(above.getByRole('heading', { name: 'Anchor', level: 1 })).toBeAttached();
    await above.getByRole('button', { name: /^Message / }).click();
    const message = above.getByRole('dialog', { name: /^Message / }).getByRole('textbox');
    await expect(message).toHaveValue(
      /sentiment in Anchor was 0.*68 points below the company\. What hurt most: workload/,
    );
  });
});

test('an answer that is shown doesn’t turn back into its placeholder', async ({ browser }) => {
  const { administrator } = await buildPublishedCompany();
  const page = await signedInPage(browser, { userId: administrator.id, role: 'Administrator' });
  await page.addInitScript(recordStates);
  // One load in four hides the fault: the page's code arrives before the answer.
  for (let load = 0; load < 3; load += 1) {
    await page.goto('/dashboard', { waitUntil: 'networkidle' });
    const states = await page.evaluate(() => (window as unknown as { states: string[] }).states);
    expect(states.join()).toMatch(/^(placeholder,)?answer$/);
  }
});

/** Records, in the page, when its main part shows a placeholder and when results. */
function recordStates(): void {
  const states: string[] = [];
  Object.assign(window, { states });
  const look = () => {
    const text = document.querySelector('main')?.textContent ?? '';
    const state = text.includes('Loading the results') ? 'placeholder' : text.includes('Anchor') ? 'answer' : '';
    if (state !== '' && state !== states.at(-1)) states.push(state);
  };
  new MutationObserver(look).observe(document, { childList: true, subtree: true });
}

/** Returns the texts in the window before scrolling, in the order of the page. */
function readFirstWindow(page: Page): Promise<string> {
  return page.evaluate(() => {
    const walker = document.createTreeWalker(document.querySelector('main') as Node, NodeFilter.SHOW_TEXT);
    const texts: string[] = [];
    while (walker.nextNode()) {
      const range = document.createRange();
      range.selectNodeContents(walker.currentNode);
      const { top, bottom, width } = range.getBoundingClientRect();
      if (width > 1 && top >= 0 && bottom <= innerHeight) texts.push(walker.currentNode.textContent ?? '');
    }
    return texts.join(' ').replaceAll(/\s+/g, ' ').replaceAll(' .', '.');
  });
}
