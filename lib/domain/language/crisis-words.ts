import { crisisPhrases } from '#/lib/domain/language/crisis-phrases.constants.ts';

/** In all languages, because people don't always write in the language they read. */
const phrases: readonly RegExp[] = Object.values(crisisPhrases).flat();

/**
 * Returns whether a text sounds as if its author may be in danger of harming themselves, so that they are shown where
 * to find help. Such words aren't offensive, and only the author sees it. Showing help to someone who isn't in danger
 * costs little.
 */
export function hasCrisisWords(text: string): boolean {
  const plain = text.normalize('NFKC').toLowerCase().replace(/[’‘]/g, "'").replace(/\s+/g, ' ');
  return phrases.some((phrase) => phrase.test(plain));
}
