import type { Locator, Page } from 'playwright/test';

/**
 * The main part of a page, to look for texts in. While a page arrives in parts, its document may contain a sentence a
 * second time, hidden and outside of it.
 */
export const mainOf = (page: Page): Locator => page.getByRole('main');
