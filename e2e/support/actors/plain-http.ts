import type { Page } from 'playwright/test';

/**
 * Removes from later pages the features that browsers only offer in secure contexts, because a test's local URL counts
 * as secure.
 */
export async function withoutSecureContext(page: Page): Promise<void> {
  await page.addInitScript(() => {
    Reflect.deleteProperty(Crypto.prototype, 'randomUUID');
    Reflect.deleteProperty(Navigator.prototype, 'clipboard');
  });
}
