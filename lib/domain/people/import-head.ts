import { columnSynonyms, type ImportColumn, importColumns, importLimits } from '#/lib/domain/people/constants.ts';

export interface ImportHead {
  /** The column each cell of a row belongs to; null where it means nothing here. */
  columns: (ImportColumn | null)[];
  /** Headings that mean nothing here, as written. */
  ignored: string[];
  /** Why the file cannot be read with this head. */
  problem: string | null;
}

/** Letters and digits only, in lower case: how headings and roles are compared. */
export function plainWord(text: string): string {
  return text
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]/gu, '');
}

/**
 * Finds the columns of a file by its first row.
 * @example readHead(['E-mail', 'Team', 'Shoe size'])
 * // { columns: ['email', 'team', null], ignored: ['Shoe size'], problem: null }
 */
export function readHead(cells: readonly string[]): ImportHead {
  if (cells.length > importLimits.columns) return { columns: [], ignored: [], problem: tooManyColumns(cells.length) };
  const columns = cells.map(columnOf);
  const ignored = cells.filter((cell, at) => columns[at] === null && cell.trim() !== '');
  const titleOf = (name: ImportColumn) => importColumns.find((column) => column.name === name)?.title ?? name;
  const double = columns.find((name, at) => name !== null && columns.indexOf(name) !== at);
  let problem = null;
  if (!columns.includes('email')) problem = 'The first row must name the columns, and one of them must be “Email”.';
  else if (double) problem = `Two columns mean “${titleOf(double)}”. Please keep one of them.`;
  return { columns, ignored: ignored.slice(0, 50), problem };
}

function tooManyColumns(count: number): string {
  const [columns, most] = [count.toLocaleString('en'), importLimits.columns];
  return `The first row names ${columns} columns, a file may have at most ${most}. Please delete those that are not needed.`;
}

function columnOf(heading: string): ImportColumn | null {
  const word = plainWord(heading);
  return importColumns.find(({ name }) => columnSynonyms[name].includes(word))?.name ?? null;
}

/**
 * The sign between the cells of a file: the most frequent of comma, semicolon and tab outside quotes in its first line.
 * @example findSeparator('email;"a,b";team\r\n') // ';'
 */
export function findSeparator(start: string): ',' | ';' | '\t' {
  const head = start.replace(/"(?:[^"]|"")*"?/g, '').split(/[\r\n]/, 1)[0] ?? '';
  const count = (sign: string) => head.split(sign).length - 1;
  const signs = [',', ';', '\t'] as const;
  return signs.reduce((best, sign) => (count(sign) > count(best) ? sign : best));
}
