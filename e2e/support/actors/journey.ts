import { test as base } from 'playwright/test';

/**
 * A journey. Its browsers close when it ends: open pages keep their live connections, and the next journeys of the
 * worker would be traced through all of them.
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
