/** What tells whether two questions are the same. */
export interface WordedQuestion {
  readonly text: string;
  readonly typeId: number;
  /** The item of the question bank that it is. */
  readonly bankItemId: number | null;
}

/**
 * Tells whether two questions ask the same: one item of the question bank, or the same words for the same type, whatever
 * their case, spaces and signs are. Options and labels make no difference.
 * @example isSameQuestion({ text: 'All well?', typeId: 4, bankItemId: null }, { text: 'all well', typeId: 4, bankItemId: null }) // true
 */
export function isSameQuestion(one: WordedQuestion, other: WordedQuestion): boolean {
  if (one.bankItemId !== null && one.bankItemId === other.bankItemId) return true;
  return one.typeId === other.typeId && plainWords(one.text) === plainWords(other.text);
}

/** The letters and digits of a text; of one without any, the text itself. */
function plainWords(text: string): string {
  const plain = text.normalize('NFKD').toLowerCase();
  return plain.replace(/[^\p{L}\p{N}]/gu, '') || plain;
}
