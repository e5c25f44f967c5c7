import { crisisPhrases } from '#/lib/domain/language/crisis.constants.ts';

/**
 * Returns whether somebody writes as one who may be in danger from themselves, so that they are shown where to find
 * help. Such words are not offensive, and nobody but the writer is told.
 */
export function hasCrisisWords(text: string): boolean {
  const plain = text.normalize('NFKC').toLowerCase().replace(/[’‘]/g, "'").replace(/\s+/g, ' ');
  return crisisPhrases.some((phrase) => phrase.test(plain));
}
