const WEEK_SECONDS = 7 * 24 * 3600;

/** The cookies of cards that were hidden for a while; the server reads them, so that nothing moves on the page. */
export const putAwayCookies = {
  /** Contains the Monday of the brief. */
  brief: 'brief',
  /** The questions that were postponed in onboarding. */
  rest: 'rest',
} as const;

/** Hides a card of the dashboards for a week. */
export function putAway(card: keyof typeof putAwayCookies, value: string): void {
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store is missing on plain http and in older browsers
  document.cookie = `${putAwayCookies[card]}=${value}; path=/dashboard; max-age=${WEEK_SECONDS}; samesite=lax`;
}
