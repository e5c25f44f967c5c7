/** The languages that calls can be copied for. */
export const languages = [
  ['curl', 'curl'],
  ['fetch', 'JavaScript'],
] as const;
export type Language = (typeof languages)[number][0];

/** The cookie that carries the choice to the server, so that a page comes with it. */
export const languageCookie = 'referenceLanguage';

/** The value of the cookie as a language; curl unless another is chosen. */
export function parseLanguage(value: string | undefined): Language {
  return languages.find(([name]) => name === value)?.[0] ?? 'curl';
}
