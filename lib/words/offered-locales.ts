import { isLocale, type Locale, locales } from '#/lib/words/locales.ts';

/** Returns the names in a setting such as `de,fr`, without spaces. */
export function namesIn(setting: string): string[] {
  return setting.split(/[\s,]+/).filter(Boolean);
}

/** The languages that this installation offers, from the setting `LANGUAGES`; always including English. */
export const offeredLocales: readonly Locale[] = offeredIn(process.env.LANGUAGES);

/**
 * Returns the languages that a setting offers, in the product's order; without it, all but the made-up one.
 * @example offeredIn('en-XA') // ['en', 'en-XA']
 */
export function offeredIn(setting = ''): Locale[] {
  const names = namesIn(setting).filter(isLocale);
  return locales.filter(
    (locale) => locale === 'en' || (names.length > 0 ? names.includes(locale) : locale !== 'en-XA'),
  );
}
