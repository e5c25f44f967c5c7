export type Theme = 'light' | 'dark';

/** The cookie that tells the server a person's choice; absent if the system decides. */
export const themeCookie = 'theme';

/** Returns the cookie's theme; undefined for any other value, so that the system decides. */
export function parseTheme(value: string | undefined): Theme | undefined {
  return value === 'light' || value === 'dark' ? value : undefined;
}

/** Switches the page to the other theme; switching back to the system's removes the choice again. */
export function toggleTheme(): void {
  const root = document.documentElement;
  const system: Theme = matchMedia('(prefers-color-scheme: dark)').matches ? 'dark' : 'light';
  const next: Theme = (parseTheme(root.dataset.theme) ?? system) === 'dark' ? 'light' : 'dark';
  const life = next === system ? 0 : 60 * 60 * 24 * 365;
  if (next === system) delete root.dataset.theme;
  else root.dataset.theme = next;
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store is missing on plain http and in older browsers
  document.cookie = `${themeCookie}=${next}; path=/; max-age=${life}; samesite=lax`;
}
