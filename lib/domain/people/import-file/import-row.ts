import { type ImportColumn, type ImportRole, importLimits, roleSynonyms } from '#/lib/domain/people/constants.ts';
import { readCell, readName } from '#/lib/domain/people/import-file/csv.ts';
import { type ImportHead, plainWord } from '#/lib/domain/people/import-file/import-head.ts';
import { hasLeft, statusOf } from '#/lib/domain/people/import-file/import-status.ts';
import {
  addressOf,
  addressProblem,
  cellProblem,
  managerOf,
  namesOfWhole,
  placeProblem,
  unstorable,
  withoutPlaceholder,
} from '#/lib/domain/people/import-file/person-cells.ts';
import { message } from '#/lib/words/message.ts';
import { isBlank, plainName } from '#/lib/words/plain-text.ts';
import { plainTitle } from '#/lib/words/plain-title.ts';

export interface RowError {
  /** A message that names the column. */
  field: string;
  /** A message; it's stored with the row. */
  message: string;
}

/** Returns the heading of a column, or the word for a whole row; it's stored with the error. */
export function fieldOf(name: ImportColumn | 'row'): string {
  return message(`people.headings.${name}`);
}

/** The columns that count even for someone who has left. */
const lasting = [fieldOf('email'), fieldOf('row')];

export interface ImportRow {
  /** The line of the file where the row begins; the header is line 1. */
  line: number;
  /** In lower case; only empty if there's also an error. */
  email: string;
  firstName: string;
  lastName: string;
  department: string;
  team: string;
  role: ImportRole;
  /** The email address of the team's leader, or empty. */
  leader: string;
  /** The email address of the person's own manager, if the cell contains one; older previews lack it. */
  manager?: string;
  /** The status that the file gives; older previews lack it. */
  status?: string;
  errors: RowError[];
}

const longest: Record<ImportColumn, number> = {
  email: importLimits.cell,
  firstName: 60,
  lastName: 60,
  department: 100,
  team: 100,
  role: 60,
  leader: importLimits.cell,
  fullName: importLimits.cell,
  manager: importLimits.cell,
  status: 60,
};

export type ReadRow = (line: number, cells: readonly string[]) => ImportRow;

/**
 * Returns a function that reads the rows below a header with these columns. It interprets each row and adds the errors
 * of its own cells.
 */
export function rowReader({ columns, ranks = [], plurals = [], line: headLine = 1 }: RowColumns): ReadRow {
  // Computed once, because a file may have many rows.
  const indexes = columns.map((_, index) => index).sort((a, b) => (ranks[a] ?? 0) - (ranks[b] ?? 0));
  const positions = Map.groupBy(indexes, (index) => columns[index] ?? null);
  const lists = new Set(columns.filter((_, index) => plurals[index]));
  return (line, cells) => readRow(line, cells, { positions, lists, width: columns.length, headLine });
}

type RowColumns = Partial<ImportHead> & Pick<ImportHead, 'columns'>;

interface Columns {
  /** By column: its positions in a row, best first. */
  positions: ReadonlyMap<ImportColumn | null, readonly number[]>;
  /** Columns whose heading is a plural. */
  lists: ReadonlySet<ImportColumn | null>;
  width: number;
  /** The line with the headings. */
  headLine: number;
}

function readRow(line: number, cells: readonly string[], { positions, lists, width, headLine }: Columns): ImportRow {
  const errors: RowError[] = [];
  const add = (name: ImportColumn, problem: string | null | undefined | false) => {
    if (problem) errors.push({ field: fieldOf(name), message: problem });
  };
  const cellsOf = (name: ImportColumn) => (positions.get(name) ?? []).map((at) => cells[at] ?? '');
  const cell = (name: ImportColumn) =>
    cellsOf(name)
      .map(withoutPlaceholder)
      .find((text) => !isBlank(text)) ?? '';
  const keep = (name: ImportColumn, text: string) => {
    add(name, cellProblem(text, longest[name]));
    return text.replace(unstorable, '').slice(0, importLimits.cell);
  };
  const read = (name: ImportColumn) => keep(name, plainTitle(readCell(cell(name))));
  const readPlace = (name: 'department' | 'team') => {
    const text = read(name);
    add(name, placeProblem(text, lists.has(name) ? cell(name) : ''));
    return text;
  };
  const whole = namesOfWhole(readName(cell('fullName')));
  const readEmail = (name: ImportColumn) => keep(name, addressOf(cell(name)));
  const row = {
    line,
    email: readEmail('email'),
    firstName: whole.firstName || keep('firstName', plainName(readName(cell('firstName')))),
    lastName: whole.lastName || keep('lastName', plainName(readName(cell('lastName')))),
    department: readPlace('department'),
    team: readPlace('team'),
    role: roleOf(read('role')),
    leader: readEmail('leader'),
    manager: cellsOf('manager').map(managerOf).find(Boolean) ?? '',
    status: statusOf(cellsOf('status').map(statusCell)),
  };
  const plainRow = { ...row, role: row.role ?? 'Member' } as const;
  if (cells.length > width && cells.slice(width).some((cell) => cell.trim() !== ''))
    errors.push({
      field: fieldOf('row'),
      message: message('people.file.cells', { cells: cells.length, width, line: headLine }),
    });
  add('email', row.email === '' ? message('people.file.emailMissing') : addressProblem(row.email));
  add('leader', row.leader && addressProblem(row.leader));
  // For someone who has left, only the email address counts.
  if (hasLeft(plainRow)) return { ...plainRow, errors: errors.filter(({ field }) => lasting.includes(field)) };
  if (!row.role) errors.push({ field: fieldOf('role'), message: message('people.file.unknownRole') });
  return { ...plainRow, errors };
}

function statusCell(text: string): string {
  return readCell(text).replace(unstorable, '').slice(0, longest.status);
}

function roleOf(text: string): ImportRole | null {
  const word = plainWord(text);
  const entries = Object.entries(roleSynonyms) as [ImportRole, readonly string[]][];
  return entries.find(([, words]) => words.includes(word))?.[0] ?? null;
}
