/** The languages that calls can be copied for. */
export const languages = [
  { name: 'curl', label: 'curl' },
  { name: 'fetch', label: 'JavaScript' },
] as const;
export type Language = (typeof languages)[number]['name'];

/** The cookie that carries the choice to the server, so that a page comes with it. */
export const languageCookie = 'referenceLanguage';

/** The value of the cookie as a language; curl unless another is chosen. */
export function parseLanguage(value: string | undefined): Language {
  return languages.find(({ name }) => name === value)?.name ?? 'curl';
}
