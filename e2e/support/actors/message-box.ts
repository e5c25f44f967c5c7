import type { Locator, Page } from 'playwright/test';

/**
 * Where somebody writes to the team. It is found by its role, which sees what a person sees: while a page arrives in
 * parts, the same box may stand in the document a second time, hidden.
 */
export const messageBox = (page: Page): Locator => page.getByRole('textbox', { name: 'Your message' });
