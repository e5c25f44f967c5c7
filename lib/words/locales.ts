/** The languages of the product. A new one needs a folder beside `en`, its files in `catalogues.ts`, two lines here. */
export const locales = ['en'] as const;
export type Locale = (typeof locales)[number];

/** The locale with which Intl writes dates, numbers and lists of a language. */
export const formatLocales: Record<Locale, string> = { en: 'en-GB' };

/** The language where nobody has chosen another. */
export const defaultLocale: Locale = 'en';

/** Returns the language in which a person reads their mails. */
export function localeOf(_person: object): Locale {
  return defaultLocale;
}
