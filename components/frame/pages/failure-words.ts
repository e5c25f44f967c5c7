import en from '#/lib/words/en/failure.json';
import longer from '#/lib/words/en-XA/failure.json';
import { defaultLocale, type Locale } from '#/lib/words/locales.ts';

const words: Record<Locale, typeof en> = { en, 'en-XA': longer as typeof en };

/**
 * Returns the words of pages that stand in for one that failed, and their language. They come with the script: nothing
 * that the failed page was sent may be there.
 */
export function failureWords(): { locale: Locale; words: typeof en } {
  const language = typeof document === 'undefined' ? '' : document.documentElement.lang;
  const locale = Object.hasOwn(words, language) ? (language as Locale) : defaultLocale;
  return { locale, words: words[locale] };
}
