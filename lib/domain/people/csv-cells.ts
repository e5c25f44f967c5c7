/** Says UTF-8 to spreadsheets, which would otherwise guess. */
export const byteOrderMark = '\ufeff';

/**
 * What a spreadsheet would run as a formula: at the beginning of a cell, and behind every sign at which one with another
 * separator cuts the line, quotes or not. Apostrophes are counted in, so that what is written is read back as it was.
 */
const formula = /(^|[;,\t\r\n])((?:[^\S\t\r\n]|")*)('*[=+\-@])/g;
const guarded = /(^|[;,\t\r\n])((?:[^\S\t\r\n]|")*)'('*[=+\-@])/g;

/**
 * One line of CSV by RFC 4180. What a spreadsheet would run as a formula gets an apostrophe in front, which `readCell`
 * takes away again.
 * @example csvLine(['Ada, Countess', '=1+1']) // '"Ada, Countess",\'=1+1\r\n'
 */
export function csvLine(cells: readonly (string | number)[]): string {
  return `${cells.map((cell) => quote(harmless(String(cell)))).join()}\r\n`;
}

/**
 * A cell as it was meant: one line, without spaces around it and without the apostrophes of `csvLine`.
 * @example readCell(" '=1+1 ") // '=1+1'
 */
export function readCell(text: string): string {
  const meant = text.replace(guarded, '$1$2$3').replace(/^'(?=[\t\r])/, '');
  return meant.replace(/\s+/g, ' ').trim();
}

function harmless(text: string): string {
  const harmlessText = text.replace(formula, "$1$2'$3");
  return /^[\t\r]/.test(text) ? `'${harmlessText}` : harmlessText;
}

function quote(text: string): string {
  return /[",;\t\r\n]|^\s|\s$/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}
