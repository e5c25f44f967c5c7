/** Tells spreadsheets that it's UTF-8, which they would otherwise guess. */
export const byteOrderMark = '\ufeff';

/**
 * What a spreadsheet would run as a formula, at the beginning of a cell and after any character that some spreadsheet
 * takes for a separator, quoted or not. It may be in full-width characters and after invisible ones. Existing
 * apostrophes are part of the match, so that `readCell` returns the text unchanged.
 */
const formula = /(^|[;,\t\r\n])((?:[^\S\t\r\n]|\p{Cf}|")*)('*[=+\-@＝＋－＠])/gu;

/**
 * Returns one line of CSV by RFC 4180. A text that a spreadsheet would run as a formula gets a leading apostrophe,
 * which `readCell` removes; numbers stay numbers, even negative ones.
 * @example csvLine(['Ada, Countess', '=1+1']) // '"Ada, Countess",\'=1+1\r\n'
 */
export function csvLine(cells: readonly (string | number)[]): string {
  return `${cells.map((cell) => (typeof cell === 'number' ? cell : quote(harmless(cell)))).join()}\r\n`;
}

/**
 * Returns a safe file name with letters and digits of any language, so that people can tell files apart.
 * @example csvFileName('answers', 'Sales & Co', '2026-03-01') // 'answers-sales-co-2026-03-01.csv'
 */
export function csvFileName(...parts: readonly string[]): string {
  return `${plainName(parts)}.csv`;
}

/** Returns a safe file name for a picture. */
export function pictureFileName(...parts: readonly string[]): string {
  return `${plainName(parts)}.png`;
}

function plainName(parts: readonly string[]): string {
  const words = parts
    .join(' ')
    .toLowerCase()
    .match(/[\p{L}\p{M}\p{N}]+/gu) ?? ['file'];
  return words.join('-');
}

function harmless(text: string): string {
  const harmlessText = text.replace(formula, "$1$2'$3");
  return /^[\t\r]/.test(text) ? `'${harmlessText}` : harmlessText;
}

function quote(text: string): string {
  return /[",;\t\r\n]|^\s|\s$/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}
