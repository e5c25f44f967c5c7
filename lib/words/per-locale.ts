import type { Locale } from '#/lib/words/locales.ts';

/** Returns a function that computes something for a language once, such as a list of names, and then returns it. */
export function perLocale<T>(make: (locale: Locale) => T): (locale: Locale) => T {
  const values = new Map<Locale, T>();
  return (locale) => {
    const value = values.get(locale) ?? make(locale);
    values.set(locale, value);
    return value;
  };
}
