/** Says UTF-8 to spreadsheets, which would otherwise guess. */
export const byteOrderMark = '\ufeff';

/**
 * One line of CSV by RFC 4180. A cell that a spreadsheet would run as a formula gets an apostrophe in front, which
 * `readCell` takes away again.
 * @example csvLine(['Ada, Countess', '=1+1']) // '"Ada, Countess",\'=1+1\r\n'
 */
export function csvLine(cells: readonly (string | number)[]): string {
  return `${cells.map((cell) => quote(harmless(String(cell)))).join()}\r\n`;
}

/**
 * A cell as it was meant: one line, without spaces around it and without the apostrophe of `csvLine`.
 * @example readCell(" '=1+1 ") // '=1+1'
 */
export function readCell(text: string): string {
  const line = text.replace(/\s+/g, ' ').trim();
  return /^'[=+\-@]/.test(line) ? line.slice(1) : line;
}

function harmless(text: string): string {
  return /^[=+\-@\t\r]/.test(text) ? `'${text}` : text;
}

function quote(text: string): string {
  return /[",;\t\r\n]|^\s|\s$/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}
