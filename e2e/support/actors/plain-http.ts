import type { Page } from 'playwright/test';

/** Takes from the pages to come what browsers give to secure addresses only; a test's own address counts as one. */
export async function withoutSecureContext(page: Page): Promise<void> {
  await page.addInitScript(() => {
    Reflect.deleteProperty(Crypto.prototype, 'randomUUID');
    Reflect.deleteProperty(Navigator.prototype, 'clipboard');
  });
}
