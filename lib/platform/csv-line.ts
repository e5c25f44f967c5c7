/** Says UTF-8 to spreadsheets, which would otherwise guess. */
export const byteOrderMark = '\ufeff';

/**
 * What a spreadsheet would run as a formula: at the beginning of a cell, and behind every sign at which one with another
 * separator cuts the line, quotes or not; also in full width, and behind characters that nobody sees. Apostrophes are
 * counted in, so that what is written is read back as it was.
 */
const formula = /(^|[;,\t\r\n])((?:[^\S\t\r\n]|\p{Cf}|")*)('*[=+\-@＝＋－＠])/gu;

/**
 * One line of CSV by RFC 4180. Text that a spreadsheet would run as a formula gets an apostrophe in front, which
 * `readCell` takes away again; a number stays one, also below zero.
 * @example csvLine(['Ada, Countess', '=1+1']) // '"Ada, Countess",\'=1+1\r\n'
 */
export function csvLine(cells: readonly (string | number)[]): string {
  return `${cells.map((cell) => (typeof cell === 'number' ? cell : quote(harmless(cell)))).join()}\r\n`;
}

/**
 * Gives a CSV file a plain name of letters and digits, in any language, so that files can be told apart.
 * @example csvFileName('answers', 'Sales & Co', '2026-03-01') // 'answers-sales-co-2026-03-01.csv'
 */
export function csvFileName(...parts: readonly string[]): string {
  const words = parts
    .join(' ')
    .toLowerCase()
    .match(/[\p{L}\p{M}\p{N}]+/gu) ?? ['file'];
  return `${words.join('-')}.csv`;
}

function harmless(text: string): string {
  const harmlessText = text.replace(formula, "$1$2'$3");
  return /^[\t\r]/.test(text) ? `'${harmlessText}` : harmlessText;
}

function quote(text: string): string {
  return /[",;\t\r\n]|^\s|\s$/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}
