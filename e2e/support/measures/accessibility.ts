import { AxeBuilder } from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';

/** What hangs on colours: all that another theme can change. */
const colourRules = ['color-contrast', 'link-in-text-block'];

/** Finds nothing serious on the page as it is now, in either theme; both follow the system's setting while it is open. */
export async function expectNoSeriousFinding(page: Page): Promise<void> {
  for (const colorScheme of ['light', 'dark'] as const) {
    // Without motion colours change at once; half-way they would have a contrast of their own.
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
    // The legacy mode looks at the page itself, where the other one needs a blank page more for every look. All that it
    // leaves out are frames of other origins, and the product has none.
    const axe = new AxeBuilder({ page }).setLegacyMode();
    const runOnly = colorScheme === 'light' ? {} : { runOnly: { type: 'rule', values: colourRules } as const };
    const { violations } = await axe.options({ resultTypes: ['violations'], ...runOnly }).analyze();
    const serious = violations.filter(({ impact }) => impact === 'serious' || impact === 'critical');
    const where = `${colorScheme} ${new URL(page.url()).pathname}`;
    expect(serious.map(({ id, nodes }) => `${where} ${id}: ${nodes[0]?.html}`)).toEqual([]);
  }
}
