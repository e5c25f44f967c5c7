import { test as base, type Page, type TestInfo } from 'playwright/test';

/**
 * A journey. Its browsers close when it ends, because open pages keep their live connections, and traces of the
 * worker's next journeys would include them. A failed journey logs the state of its pages.
 */
export const test = base.extend<{ keepsBrowsers: boolean; closeBrowsers: undefined }>({
  // For tests that share their pages.
  keepsBrowsers: [false, { option: true }],
  closeBrowsers: [
    async ({ browser, keepsBrowsers }, use, testInfo) => {
      await use(undefined);
      const pages = browser.contexts().flatMap((context) => context.pages());
      if (testInfo.status !== testInfo.expectedStatus) await Promise.all(pages.map((page) => describe(page, testInfo)));
      if (!keepsBrowsers) await Promise.all(browser.contexts().map((context) => context.close()));
    },
    { auto: true },
  ],
});

/** Adds the page's URL, alerts, focus and refused calls to the log of a failure. */
async function describe(page: Page, testInfo: TestInfo): Promise<void> {
  const state = await page
    .evaluate(() => ({
      alerts: [...document.querySelectorAll('[role="alert"], [role="status"], output')].map((one) => one.textContent),
      focus: document.activeElement?.outerHTML.slice(0, 80),
      refused: performance
        .getEntriesByType('resource')
        .filter((entry) => (entry as PerformanceResourceTiming).responseStatus >= 400)
        .map((entry) => `${(entry as PerformanceResourceTiming).responseStatus} ${new URL(entry.name).pathname}`),
    }))
    .catch((error: Error) => error.message);
  // The reporter prints 300 characters of each.
  for (const [name, body] of Object.entries({ address: page.url(), state: JSON.stringify(state) })) {
    await testInfo.attach(name, { body, contentType: 'text/plain' });
  }
}
