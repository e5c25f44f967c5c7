import type { Locator, Page } from 'playwright/test';

/**
 * Returns the main part of a page, to search for texts. While a page is streamed, the document may contain a text a
 * second time, hidden and outside the main part.
 */
export const mainOf = (page: Page): Locator => page.getByRole('main');
