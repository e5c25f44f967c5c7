import fs from 'node:fs';
import { fileURLToPath } from 'node:url';
import type * as Axe from 'axe-core';
import { expect, type Page } from 'playwright/test';

declare const axe: typeof Axe;

/** The rules about colours, because another theme can only break these. */
const colourRules = ['color-contrast', 'link-in-text-block'];

/** Loaded into a page once for all checks, because loading takes as long as a check. */
const source = fs.readFileSync(fileURLToPath(import.meta.resolve('axe-core/axe.min.js')), 'utf8');

/** Expects no serious finding on the current page in either theme; an open page follows the system's setting. */
export async function expectNoSeriousFinding(page: Page): Promise<void> {
  // The title may arrive after the page.
  await expect(page).toHaveTitle(/./);
  for (const colorScheme of ['light', 'dark'] as const) {
    // With reduced motion, colours change immediately. During a transition, their contrast would be wrong: one that has
    // begun before, as when a button becomes possible, is ended.
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
    await page.evaluate(() => {
      for (const animation of document.getAnimations()) if (animation instanceof CSSTransition) animation.finish();
    });
    const rules = colorScheme === 'light' ? {} : { runOnly: { type: 'rule' as const, values: colourRules } };
    const violations = await look(page, 'html', { resultTypes: ['violations'], ...rules });
    const serious = violations.filter(({ impact }) => impact === 'serious' || impact === 'critical');
    const where = `${colorScheme} ${new URL(page.url()).pathname}`;
    expect(serious.map(({ id, places }) => `${where} ${id}: ${places[0]}`)).toEqual([]);
  }
}

/** Expects no finding at all in the main part of the page, in its current theme. */
export async function expectNoFinding(page: Page): Promise<void> {
  expect(await look(page, 'main', {})).toEqual([]);
}

async function look(page: Page, within: string, options: Axe.RunOptions) {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(source);
  return page.evaluate(
    async ([selector, rules]) => {
      const { violations } = await axe.run(selector, rules);
      return violations.map(({ id, impact, nodes }) => ({ id, impact, places: nodes.map(({ html }) => html) }));
    },
    [within, options] as const,
  );
}
