import { formatLocales, type Locale } from '#/lib/words/locales.ts';

/**
 * Returns the language tag for dates and numbers: the page's language, with the formats of the reader's country. Takes
 * an Accept-Language header; an unreadable one gives the language's usual country.
 * @example readerLocale('en', 'de-CH,de;q=0.9') // 'en-CH'
 */
export function readerLocale(language: Locale, acceptLanguage: string | null): string {
  const usual = new Intl.Locale(formatLocales[language]);
  const tag = acceptLanguage?.split(',')[0]?.split(';')[0]?.trim();
  if (!tag) return usual.toString();
  try {
    const { region } = new Intl.Locale(tag).maximize();
    return region ? `${usual.language}-${region}` : usual.toString();
  } catch {
    return usual.toString();
  }
}
