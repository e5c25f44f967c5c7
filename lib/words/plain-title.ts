import { trimText } from '#/lib/words/plain-text.ts';

/** Signs that turn the direction of what follows, and marks and joiners that stand nowhere. Address books add them. */
const directions = /[\u00ad\u202a-\u202e\u2060\u2066-\u2069\ufeff]/g;

/**
 * Returns the name of a place or thing as it is stored: so that two names which look the same are the same, and none
 * turns the words behind it around.
 * @example plainTitle('\u202aOps\u202c ') // 'Ops'
 */
export function plainTitle(text: string): string {
  return trimText(text.replace(directions, ''));
}
