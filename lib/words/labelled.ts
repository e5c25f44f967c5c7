/**
 * Returns a name with its value, with the space that French puts before the colon.
 * @example labelled('Respect', '58', 'fr-FR') // 'Respect\u00A0: 58'
 */
export function labelled(name: string, value: string | number, locale: string): string {
  return `${name}${locale.startsWith('fr') ? '\u00A0' : ''}: ${value}`;
}
