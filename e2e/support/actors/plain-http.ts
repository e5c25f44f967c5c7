import type { Page } from 'playwright/test';

/** Removes from later pages what browsers offer on secure addresses only; a test's own address counts as one. */
export async function withoutSecureContext(page: Page): Promise<void> {
  await page.addInitScript(() => {
    Reflect.deleteProperty(Crypto.prototype, 'randomUUID');
    Reflect.deleteProperty(Navigator.prototype, 'clipboard');
  });
}
