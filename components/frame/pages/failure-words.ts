import english from '#/lib/words/en/failure.json';

export type FailureWords = typeof english;

/**
 * Returns the words of error pages, and their language. The document's first tag contains them; if even that didn't
 * arrive, they are the English ones of the script.
 */
export function failureWords(): { locale: string; words: FailureWords } {
  const { lang, dataset } = globalThis.document?.documentElement ?? {};
  return dataset?.failure ? { locale: lang, words: JSON.parse(dataset.failure) } : { locale: 'en', words: english };
}
