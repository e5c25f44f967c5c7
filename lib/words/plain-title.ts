import { trimText } from '#/lib/words/plain-text.ts';

/** Characters that change the direction of what follows, and misplaced marks and joiners. Address books add them. */
const directions = /[\u00ad\u202a-\u202e\u2060\u2066-\u2069\ufeff]/g;

/**
 * Returns the name of a place or thing as it is stored: names that look alike are equal, and none reorders the text
 * after it.
 * @example plainTitle('\u202aOps\u202c ') // 'Ops'
 */
export function plainTitle(text: string): string {
  return trimText(text.replace(directions, ''));
}
