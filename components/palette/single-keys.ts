const cookie = 'singleKeys';

/** Returns whether / and ? work without another key; people who use speech input turn them off. Source: WCAG 2.1.4. */
export function readSingleKeys(): boolean {
  return !document.cookie.split('; ').includes(`${cookie}=off`);
}

export function storeSingleKeys(isOn: boolean): void {
  const life = isOn ? 0 : 60 * 60 * 24 * 365;
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store is missing on plain http and in older browsers
  document.cookie = `${cookie}=off; path=/; max-age=${life}; samesite=lax`;
}
