import { isHead } from '#/lib/domain/people/import-file/import-head.ts';

/** The line that tells spreadsheets the separator; it isn't part of the table. */
const separatorLine = /^\ufeff?"?sep=([^"\r\n])"?[ \t]*(?:[\r\n]|$)/i;

/**
 * Returns the separator that a file names in its first line, or null.
 * @example statedSeparator('sep=;\r\nEmail;Team') // ';'
 */
export function statedSeparator(start: string): string | null {
  return separatorLine.exec(start)?.[1] ?? null;
}

const signs = [',', ';', '\t', '|'] as const;

/**
 * The separator of a file: the one with which one of its first lines is a header, otherwise the most frequent one
 * outside quotes in the first line.
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

/** A row of a CSV text: one line, or several where quotation marks hold breaks. */
export interface CsvRecord {
  cells: string[];
  /** Where the next one begins. */
  end: number;
  /** Whether a quotation mark is opened that nothing closes; it is read as a letter. */
  isOpen: boolean;
}

/** The longest record: anything longer isn't a row of people, and isn't searched for a quotation mark. */
export const longestRecord = 64 * 1024;

const blank = /[^\S\n]/;

/**
 * Reads the record at a position of a text whose lines end in `\n`, as loosely as programs write them: a blank next to
 * a quotation mark isn't part of the cell, a mark inside a cell is a letter, and an unclosed one swallows no other
 * line.
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

/** Programs that keep spreadsheets from changing a text write it as a formula: `="007"`. */
function withoutFormula(cell: string): string {
  const [, text] = /^="((?:[^"]|"")*)"$/.exec(cell) ?? [];
  return text === undefined ? cell : text.replaceAll('""', '"');
}

interface Cell {
  cell: string;
  /** At the sign behind it. */
  end: number;
}

function readPlain(text: string, start: number, separator: string): Cell {
  let end = start;
  while (end < text.length && text[end] !== separator && text[end] !== '\n') end++;
  return { cell: text.slice(start, end), end };
}

/** A cell in quotation marks; one with letters behind them is plain, and null is one that would take in lines. */
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

/** `csvLine` puts an apostrophe before what a spreadsheet would run; reading takes one away. */
const guarded = /(^|[;,\t\r\n])((?:[^\S\t\r\n]|\p{Cf}|")*)'('*[=+\-@＝＋－＠])/gu;

/**
 * Returns a cell without the apostrophes of `csvLine` and on one line; blanks stay as they are, except around it.
 * @example readName('Mei\nLing ') // 'Mei Ling'
 */
export function readName(text: string): string {
  return unguarded(text)
    .replace(/\s*[\r\n]\s*/g, ' ')
    .trim();
}

/**
 * Returns a cell as it was meant: one line, without spaces around it and without the apostrophes of `csvLine`.
 * @example readCell(" '=1+1 ") // '=1+1'
 */
export function readCell(text: string): string {
  return unguarded(text).replace(/\s+/g, ' ').trim();
}

function unguarded(text: string): string {
  return text.replace(guarded, '$1$2$3').replace(/^'(?=[\t\r])/, '');
}
