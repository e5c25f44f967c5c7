/** The languages of the product. A new one is a folder beside `en`, its files in `catalogues.ts`, and two lines here. */
export const locales = ['en'] as const;
export type Locale = (typeof locales)[number];

/** How dates, numbers and lists of a language are written, for Intl: which English is English. */
export const formatLocales: Record<Locale, string> = { en: 'en-GB' };

/** What is spoken where nobody has said otherwise. */
export const defaultLocale: Locale = 'en';
