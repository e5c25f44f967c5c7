import type { Locator, Page } from 'playwright/test';

/**
 * Returns the box for a message to the team. Found by its role, which skips hidden boxes: while a page is streamed, the
 * document may contain the box a second time.
 */
export const messageBox = (page: Page): Locator => page.getByRole('textbox', { name: 'Your message' });
