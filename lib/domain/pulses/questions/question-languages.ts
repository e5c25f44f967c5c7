/** What a question says, in any language. */
export interface QuestionWords {
  readonly text: string;
  /** Options of a multiple choice. */
  readonly pool: string[];
  readonly low: string;
  readonly high: string;
}

/** What a question says in other languages, by language; missing texts are empty or absent. */
export interface Translations {
  readonly texts: Record<string, string>;
  /** In the order of the original. */
  readonly pools: Record<string, string[]>;
  readonly ends: Record<string, { low: string; high: string }>;
}

export type TranslatedQuestion = QuestionWords & Translations;

/**
 * Returns what a question says in a language, with empty texts for what it doesn't say. `productWords` is what the
 * product itself says there, as for items of the question bank.
 */
export function wordsIn(
  { text, pool, low, high, texts, pools, ends }: TranslatedQuestion,
  language: string,
  productWords: Pick<QuestionWords, 'text' | 'pool'> | null = null,
): QuestionWords {
  return {
    text: text && (texts[language] ?? productWords?.text ?? ''),
    pool: pool.map((_, place) => (pools[language] ?? productWords?.pool)?.[place] ?? ''),
    low: low && (ends[language]?.low ?? ''),
    high: high && (ends[language]?.high ?? ''),
  };
}

/**
 * Returns whether a translation covers everything a question says. Only then do people read it, because a question must
 * not mix two languages. Different options must be different in the translation too.
 * @example isWhole({ text: 'Well?', pool: [], low: '', high: '' }, { text: 'Gut?', pool: [], low: '', high: '' }) // true
 */
export function isWhole(original: QuestionWords, words: QuestionWords): boolean {
  const isSaid = ({ text, pool, low, high }: QuestionWords) => [text, ...pool, low, high].map((part) => part !== '');
  const isAlike = isSaid(original).join() === isSaid(words).join();
  return isAlike && new Set(words.pool).size >= new Set(original.pool).size;
}

/** Returns the languages that a question has any translated text in. */
export const languagesOf = (of: Translations) => [...new Set([of.texts, of.pools, of.ends].flatMap(Object.keys))];
