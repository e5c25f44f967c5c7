import { isHead } from '#/lib/domain/people/import-file/import-head.ts';

/** The line that tells spreadsheets the separator; it isn't part of the table. */
const separatorLine = /^\ufeff?"?sep=([^"\r\n])"?[ \t]*(?:[\r\n]|$)/i;

/**
 * Returns the separator that a file states in its first line, or null.
 * @example statedSeparator('sep=;\r\nEmail;Team') // ';'
 */
export function statedSeparator(start: string): string | null {
  return separatorLine.exec(start)?.[1] ?? null;
}

const signs = [',', ';', '\t', '|'] as const;

/**
 * Returns the separator of a file: the one that makes one of its first lines a header, otherwise the most frequent one
 * outside quotation marks in the first line.
 * @example findSeparator('email;"a,b";team\r\n') // ';'
 */
export function findSeparator(start: string): (typeof signs)[number] {
  const lines = start.split(/[\r\n]+/, 10).map((line) => line.replace(/"((?:[^"]|"")*)"?/g, withoutSigns));
  const count = (line: string, sign: string) => line.split(sign).length - 1;
  const widest = (line: string) => signs.reduce((best, sign) => (count(line, sign) > count(line, best) ? sign : best));
  const head = lines.find((line) => isHead(line.split(widest(line))));
  return widest(head ?? lines[0] ?? '');
}

function withoutSigns(_: string, quoted: string): string {
  return quoted.replace(/[,;\t|]/g, ' ');
}

/** A row of a CSV text: one line, or several if quotation marks contain line breaks. */
export interface CsvRecord {
  cells: string[];
  /** Where the next record begins. */
  end: number;
  /** Whether an opening quotation mark is never closed; it's read as an ordinary character. */
  isOpen: boolean;
}

/** The longest record. Anything longer isn't a row of people, so we don't look for its closing quotation mark. */
export const longestRecord = 64 * 1024;

const blank = /[^\S\n]/;

/**
 * Returns the record at a position of a text whose lines end in `\n`, as tolerantly as programs write it. A space next
 * to a quotation mark isn't part of the cell, a quotation mark inside a cell is an ordinary character, and an unclosed
 * one doesn't swallow other lines.
 * @example readRecord('a,"b ""c""" ,d"e\nf', 0, ',') // { cells: ['a', 'b "c"', 'd"e'], end: 17, isOpen: false }
 * @example readRecord('a,"b\nc,d', 0, ',') // { cells: ['a', '"b'], end: 5, isOpen: true }
 */
export function readRecord(text: string, start: number, separator: string): CsvRecord {
  const cells: string[] = [];
  let isOpen = false;
  let at = start;
  for (;;) {
    while (text[at] !== separator && blank.test(text[at] ?? '')) at++;
    const quoted = text[at] === '"' ? readQuoted(text, at, { separator, limit: start + longestRecord }) : null;
    if (text[at] === '"' && !quoted) isOpen = true;
    const { cell, end } = quoted ?? readPlain(text, at, separator);
    cells.push(withoutFormula(cell));
    if (text[end] !== separator) return { cells, end: end + 1, isOpen };
    at = end + 1;
  }
}

/** Returns the text of a cell. Some programs write it as a formula, so that spreadsheets don't change it: `="007"`. */
function withoutFormula(cell: string): string {
  const [, text] = /^="((?:[^"]|"")*)"$/.exec(cell) ?? [];
  return text === undefined ? cell : text.replaceAll('""', '"');
}

interface Cell {
  cell: string;
  /** The position of the character after it. */
  end: number;
}

function readPlain(text: string, start: number, separator: string): Cell {
  let end = start;
  while (end < text.length && text[end] !== separator && text[end] !== '\n') end++;
  return { cell: text.slice(start, end), end };
}

/**
 * Reads a cell in quotation marks. With letters after them, it's a plain cell; null if that would span several lines.
 */
function readQuoted(
  text: string,
  start: number,
  { separator, limit }: { separator: string; limit: number },
): Cell | null {
  let close = text.indexOf('"', start + 1);
  while (close !== -1 && close < limit && text[close + 1] === '"') close = text.indexOf('"', close + 2);
  if (close === -1 || close >= limit) return null;
  let end = close + 1;
  while (text[end] !== separator && blank.test(text[end] ?? '')) end++;
  if (end >= text.length || text[end] === separator || text[end] === '\n')
    return { cell: text.slice(start + 1, close).replaceAll('""', '"'), end };
  const rest = readPlain(text, close, separator);
  const cell = text.slice(start, rest.end);
  return cell.includes('\n') ? null : { cell, end: rest.end };
}

/** `csvLine` puts an apostrophe before what a spreadsheet would run; reading removes one. */
const guarded = /(^|[;,\t\r\n])((?:[^\S\t\r\n]|\p{Cf}|")*)'('*[=+\-@＝＋－＠])/gu;

/**
 * Returns a cell on one line without the apostrophes of `csvLine`. Spaces stay as they are, except at both ends.
 * @example readName('Mei\nLing ') // 'Mei Ling'
 */
export function readName(text: string): string {
  return unguarded(text)
    .replace(/\s*[\r\n]\s*/g, ' ')
    .trim();
}

/**
 * Returns a cell as it was meant: on one line, without apostrophes of `csvLine` and without extra spaces.
 * @example readCell(" '=1+1 ") // '=1+1'
 */
export function readCell(text: string): string {
  return unguarded(text).replace(/\s+/g, ' ').trim();
}

function unguarded(text: string): string {
  return text.replace(guarded, '$1$2$3').replace(/^'(?=[\t\r])/, '');
}
