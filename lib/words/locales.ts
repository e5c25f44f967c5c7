/**
 * The languages of the product. A new one needs a folder next to `en` and a line here, in `formatLocales` and in
 * `languageNames`. `en-XA` is no language: its words are made of the English ones, longer and with accents, so that
 * tests see what is cut and what was never moved into a catalogue.
 */
export const locales = ['en', 'de', 'fr', 'es', 'pt-BR', 'it', 'en-XA'] as const;
export type Locale = (typeof locales)[number];

/** The locale with which Intl writes dates, numbers and lists of a language. */
export const formatLocales: Record<Locale, string> = {
  en: 'en-GB',
  de: 'de-DE',
  fr: 'fr-FR',
  es: 'es-ES',
  'pt-BR': 'pt-BR',
  it: 'it-IT',
  'en-XA': 'de-DE',
};

/** What each language calls itself. */
export const languageNames: Record<Locale, string> = {
  en: 'English',
  de: 'Deutsch',
  fr: 'Français',
  es: 'Español',
  'pt-BR': 'Português (Brasil)',
  it: 'Italiano',
  'en-XA': 'Ëñglíšh',
};

/** The language where nobody has chosen another. */
export const defaultLocale: Locale = 'en';

/** Returns whether a text names a language of the product. */
export function isLocale(text: string): text is Locale {
  return (locales as readonly string[]).includes(text);
}
