/**
 * The languages of the product. A new one needs a folder next to `en` and a line here, in `formatLocales` and in
 * `languageNames`. `en-XA` isn't a language: it's made from the English texts, longer and with accents, so that tests
 * find cut texts and sentences outside the catalogue.
 */
export const locales = ['en', 'de', 'fr', 'es', 'pt-BR', 'it', 'en-XA'] as const;
export type Locale = (typeof locales)[number];

/** Intl's locale for dates, numbers and lists of a language. */
export const formatLocales: Record<Locale, string> = {
  en: 'en-GB',
  de: 'de-DE',
  fr: 'fr-FR',
  es: 'es-ES',
  'pt-BR': 'pt-BR',
  it: 'it-IT',
  'en-XA': 'de-DE',
};

/** The name of each language in that language. */
export const languageNames: Record<Locale, string> = {
  en: 'English',
  de: 'Deutsch',
  fr: 'Français',
  es: 'Español',
  'pt-BR': 'Português (Brasil)',
  it: 'Italiano',
  'en-XA': 'Ëñglíšh',
};

/** The language if no one has chosen another. */
export const defaultLocale: Locale = 'en';

/** Returns whether a text names a language of the product. */
export function isLocale(text: string): text is Locale {
  return (locales as readonly string[]).includes(text);
}
