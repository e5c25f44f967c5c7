const firsts = {
  fr: {
    written: '1er',
    days: /\b1(?=\s(?:–\s\d+\s)?(?:janv(?:ier|\.)|févr(?:ier|\.)|mars|avr(?:il|\.)|mai|juin|juil(?:let|\.)|août|sept(?:embre|\.)|oct(?:obre|\.)|nov(?:embre|\.)|déc(?:embre|\.))(?!\p{L}))/gu,
  },
  pt: {
    written: '1º',
    days: /\b1(?=\s(?:–\s\d+\s)?de\s(?:jan(?:eiro|\.)|fev(?:ereiro|\.)|mar(?:ço|\.)|abr(?:il|\.)|mai(?:o|\.)|jun(?:ho|\.)|jul(?:ho|\.)|ago(?:sto|\.)|set(?:embro|\.)|out(?:ubro|\.)|nov(?:embro|\.)|dez(?:embro|\.))(?!\p{L}))/gu,
  },
  it: {
    written: '1º',
    days: /\b1(?=\s(?:–\s\d+\s)?(?:gen(?:naio)?|feb(?:braio)?|mar(?:zo)?|apr(?:ile)?|mag(?:gio)?|giu(?:gno)?|lug(?:lio)?|ago(?:sto)?|set(?:tembre)?|ott(?:obre)?|nov(?:embre)?|dic(?:embre)?)(?!\p{L}))/gu,
  },
} as const;

const hasFirst = (language: string): language is keyof typeof firsts => language in firsts;

/**
 * Returns a date from Intl with the first day of a month as French, Portuguese and Italian write it, which Intl doesn't
 * do. Sources: Imprimerie nationale, Lexique des règles typographiques; Senado Federal, Manual de comunicação;
 * Accademia della Crusca.
 * @example withFirstOfMonth('dim. 1 nov.', 'fr-FR') // 'dim. 1er nov.'
 * @example withFirstOfMonth('1 de maio de 2026', 'pt-BR') // '1º de maio de 2026'
 */
export function withFirstOfMonth(date: string, locale: string): string {
  const language = locale.split('-')[0] ?? '';
  return hasFirst(language) ? date.replaceAll(firsts[language].days, firsts[language].written) : date;
}
