const frenchFirst =
  /\b1(?=\s(?:–\s\d+\s)?(?:janv(?:ier|\.)|févr(?:ier|\.)|mars|avr(?:il|\.)|mai|juin|juil(?:let|\.)|août|sept(?:embre|\.)|oct(?:obre|\.)|nov(?:embre|\.)|déc(?:embre|\.))(?!\p{L}))/gu;

/**
 * Returns a date of Intl with the first day of a month as French writes it, which Intl doesn't. Source: Imprimerie
 * nationale, Lexique des règles typographiques.
 * @example withFirstOfMonth('dim. 1 nov.', 'fr-FR') // 'dim. 1er nov.'
 */
export function withFirstOfMonth(date: string, locale: string): string {
  return locale.startsWith('fr') ? date.replaceAll(frenchFirst, '1er') : date;
}
