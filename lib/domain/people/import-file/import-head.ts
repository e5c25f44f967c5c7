import {
  columnSynonyms,
  type ImportColumn,
  importLimits,
  readColumns,
  repeatedColumns,
  weakHeadings,
} from '#/lib/domain/people/constants.ts';
import { foldText } from '#/lib/words/fold-text.ts';

export interface ImportHead {
  /** The column each cell of a row belongs to; null where it means nothing here. */
  columns: (ImportColumn | null)[];
  /** Headings that mean nothing here, as written. */
  ignored: string[];
  /** Why the file cannot be read with this head. */
  problem: string | null;
}

/** Letters and digits only, without case and accents: how headings and roles are compared. */
export function plainWord(text: string): string {
  return foldText(text).replace(/[^\p{L}\p{N}]/gu, '');
}

/**
 * Finds the columns of a file by its first row.
 * @example readHead(['E-mail', 'Team', 'Shoe size'])
 * // { columns: ['email', 'team', null], ignored: ['Shoe size'], problem: null }
 */
export function readHead(cells: readonly string[]): ImportHead {
  if (cells.length > importLimits.columns) return { columns: [], ignored: [], problem: tooManyColumns(cells.length) };
  const plainColumns = cells.map((cell) => (isWeak(cell) ? null : columnOf(cell)));
  const columns = cells.map((cell, at) => {
    const name = columnOf(cell);
    return plainColumns[at] === null && plainColumns.includes(name) ? null : name;
  });
  const ignored = cells.filter((cell, at) => columns[at] === null && cell.trim() !== '');
  const titleOf = (name: ImportColumn) => readColumns.find((column) => column.name === name)?.title ?? name;
  const once = columns.map((name) => (name === null || repeatedColumns.includes(name) ? null : name));
  const double = once.find((name, at) => name !== null && once.indexOf(name) !== at);
  let problem = null;
  if (!columns.includes('email')) problem = 'The first row must name the columns, and one of them must be “Email”.';
  else if (double) problem = `Two columns mean “${titleOf(double)}”. Please keep one of them.`;
  return { columns, ignored: ignored.slice(0, 50), problem };
}

/** Whether a row names the columns: one of its cells is a heading of the address. */
export function isHead(cells: readonly string[]): boolean {
  return cells.length <= importLimits.columns && cells.some((cell) => columnOf(cell) === 'email');
}

function tooManyColumns(count: number): string {
  const [columns, most] = [count.toLocaleString('en'), importLimits.columns];
  return `The first row names ${columns} columns, a file may have at most ${most}. Please delete those that are not needed.`;
}

/** What stands in brackets says how to fill the column in, as in “Email [Required]”. */
function wordOf(heading: string): string {
  return plainWord(heading.replace(/[[(][^\])]*[\])]/g, ''));
}

function isWeak(heading: string): boolean {
  return weakHeadings.includes(wordOf(heading));
}

function columnOf(heading: string): ImportColumn | null {
  const word = wordOf(heading);
  return readColumns.find(({ name }) => columnSynonyms[name].includes(word))?.name ?? null;
}

/** The line with which spreadsheets are told the separator; it is no part of the table. */
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
 * The sign between the cells of a file: the one that makes a head of one of its first lines, else the most frequent
 * outside quotes in the first.
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
