/** The languages of the code examples. */
export const languages = [
  ['curl', 'curl'],
  ['fetch', 'JavaScript'],
] as const;
export type Language = (typeof languages)[number][0];

/** The cookie that tells the server the choice, so that pages are rendered in it. */
export const languageCookie = 'referenceLanguage';

/** Reads the cookie as a language; curl unless another is chosen. */
export function parseLanguage(value: string | undefined): Language {
  return languages.find(([name]) => name === value)?.[0] ?? 'curl';
}
