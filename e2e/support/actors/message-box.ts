import type { Locator, Page } from 'playwright/test';

/**
 * The box for a message to the team. It is found by its role, which passes over hidden boxes: while a page arrives in
 * parts, its document may contain the box a second time.
 */
export const messageBox = (page: Page): Locator => page.getByRole('textbox', { name: 'Your message' });
