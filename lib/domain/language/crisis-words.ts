/**
 * What somebody may write who is in danger from themselves. Showing help to one who is not costs little, so that the
 * word alone is enough.
 */
export const crisisPhrases: readonly RegExp[] = [
  /\bsuicid(e|al)\b/,
  /\bkill(ing)? my ?self\b/,
  /\b(end|ending|take|taking) (my|my own) life\b/,
  /\bend(ing)? it all\b/,
  /\bself[ -]?harm/,
  /\b(hurt|hurting|harm|harming|cutting) my ?self\b/,
  /\b(want|wanted|wanna|going|ready|like) to die\b/,
  /\bwanna die\b/,
  /\bwish i (was|were) (dead|never born)\b/,
  /\bbetter off (dead|without me)\b/,
  /\b(do not|don'?t|no longer) (want|wish) to (live|be alive|exist|wake up)\b/,
  /\b(no|any) (reason|point) (to|in) (live|living)\b/,
];

/**
 * Returns whether somebody writes as one who may be in danger from themselves, so that they are shown where to find
 * help. Such words are not offensive, and nobody but the writer is told.
 */
export function hasCrisisWords(text: string): boolean {
  const plain = text.normalize('NFKC').toLowerCase().replace(/[’‘]/g, "'").replace(/\s+/g, ' ');
  return crisisPhrases.some((phrase) => phrase.test(plain));
}
