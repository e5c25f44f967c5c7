import { test as base } from '@playwright/test';

/**
 * A journey. The browsers it opened close when it ends: a page that stays open holds its live connection, and whatever
 * comes after in the same worker would be traced through all of them.
 */
export const test = base.extend<{ closeBrowsers: undefined }>({
  closeBrowsers: [
    async ({ browser }, use) => {
      await use(undefined);
      await Promise.all(browser.contexts().map((context) => context.close()));
    },
    { auto: true },
  ],
});
