/**
 * Returns the sign after a percentage, with the space that a language puts before it.
 * @example percentSign('de-DE') // '\u00A0%'
 */
export function percentSign(locale: string): string {
  const parts = new Intl.NumberFormat(locale, { style: 'percent' }).formatToParts(0);
  return parts.map(({ type, value }) => (type === 'integer' ? '' : value)).join('');
}

/**
 * Returns a whole percentage as a language writes it.
 * @example formatPercent(51, 'fr-FR') // '51\u00A0%'
 */
export function formatPercent(value: number | string, locale: string): string {
  return `${value}${percentSign(locale)}`;
}
