import { test as base } from 'playwright/test';

/**
 * A journey. The browsers it opened close when it ends: a page that stays open holds its live connection, and whatever
 * comes after in the same worker would be traced through all of them.
 */
export const test = base.extend<{ keepsBrowsers: boolean; closeBrowsers: undefined }>({
  // For visits that share what they open.
  keepsBrowsers: [false, { option: true }],
  closeBrowsers: [
    async ({ browser, keepsBrowsers }, use) => {
      await use(undefined);
      if (!keepsBrowsers) await Promise.all(browser.contexts().map((context) => context.close()));
    },
    { auto: true },
  ],
});
