import { AxeBuilder } from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';

/** What hangs on colours: all that another theme can change. */
const colourRules = ['color-contrast', 'link-in-text-block'];

/** Finds nothing serious on the page as it is now, in either theme; both follow the system's setting while it is open. */
export async function expectNoSeriousFinding(page: Page): Promise<void> {
  for (const colorScheme of ['light', 'dark'] as const) {
    // Without motion colours change at once; half-way they would have a contrast of their own.
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
    const axe = new AxeBuilder({ page });
    const { violations } = await (colorScheme === 'light' ? axe : axe.withRules(colourRules)).analyze();
    const serious = violations.filter(({ impact }) => impact === 'serious' || impact === 'critical');
    const where = `${colorScheme} ${new URL(page.url()).pathname}`;
    expect(serious.map(({ id, nodes }) => `${where} ${id}: ${nodes[0]?.html}`)).toEqual([]);
  }
}
