import english from '#/lib/words/en/failure.json';

export type FailureWords = typeof english;

/**
 * Returns the words of pages that stand in for one that failed, and their language. The document brings them in its
 * first tag; where not even that came, they are English, from the script.
 */
export function failureWords(): { locale: string; words: FailureWords } {
  const { lang, dataset } = globalThis.document?.documentElement ?? {};
  return dataset?.failure ? { locale: lang, words: JSON.parse(dataset.failure) } : { locale: 'en', words: english };
}
