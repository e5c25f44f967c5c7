import { singleton } from '#/lib/platform/singleton.ts';

/** How many letters the top-level part of an email address may have, according to the specification. */
export const defaultTopLevelLetters = 4;

/**
 * Returns how many letters the last part of an email address may have in this installation. The browser reads it from
 * the page, where the layout puts it.
 */
export function topLevelLetters(): number {
  if (typeof document === 'undefined') return setting().most;
  return Number(document.documentElement.dataset.emailLetters) || defaultTopLevelLetters;
}

/** Sets it from the settings, once the environment has been read. */
export function setTopLevelLetters(most: number): void {
  setting().most = most;
}

function setting(): { most: number } {
  return singleton('top-level-letters', () => ({ most: defaultTopLevelLetters }));
}
