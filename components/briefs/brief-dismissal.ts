/** The cookie with the Monday of the brief put away; the server reads it, so that nothing moves on the page. */
export const briefCookie = 'brief';

const WEEK_SECONDS = 7 * 24 * 3600;

/** Puts the brief away until the next one. */
export function dismissBrief(monday: string): void {
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store is missing on plain http and in older browsers
  document.cookie = `${briefCookie}=${monday}; path=/dashboard; max-age=${WEEK_SECONDS}; samesite=lax`;
}
