/**
 * Returns the sign behind a percentage, with the space that a language has before it.
 * @example percentSign('de-DE') // '\u00A0%'
 */
export function percentSign(locale: string): string {
  const parts = new Intl.NumberFormat(locale, { style: 'percent' }).formatToParts(0);
  return parts.map(({ type, value }) => (type === 'integer' ? '' : value)).join('');
}

/**
 * Returns whole percent as a language writes them.
 * @example formatPercent(51, 'fr-FR') // '51\u00A0%'
 */
export function formatPercent(value: number | string, locale: string): string {
  return `${value}${percentSign(locale)}`;
}
