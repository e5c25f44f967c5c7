import { isPersonName } from '#/lib/domain/accounts/person/name.schema.ts';
import {
  hereWords,
  type ImportColumn,
  type ImportRole,
  importLimits,
  leftWords,
  readColumns,
  roleSynonyms,
} from '#/lib/domain/people/constants.ts';
import { addressOf, addressProblem } from '#/lib/domain/people/import-file/address-cell.ts';
import { readCell, readName } from '#/lib/domain/people/import-file/csv-cells.ts';
import { type ImportHead, plainWord } from '#/lib/domain/people/import-file/import-head.ts';
import { message } from '#/lib/words/message.ts';
import { isBlank, plainName, trimText } from '#/lib/words/plain-text.ts';

export interface RowError {
  /** The title of the column. */
  field: string;
  /** A message, which is stored with the row. */
  message: string;
}

export interface ImportRow {
  /** Line of the file on which the row begins; the head is line 1. */
  line: number;
  /** Lower case; empty only together with an error. */
  email: string;
  firstName: string;
  lastName: string;
  department: string;
  team: string;
  role: ImportRole;
  /** Address of the team's leader, or empty. */
  leader: string;
  /** Address of the person's own manager as far as the cell holds one; previews of before have none. */
  manager?: string;
  /** What the file says of whether the person is still here: previews of before have none. */
  status?: string;
  errors: RowError[];
}

const unstorable = /[\p{Cc}\p{Cs}]/gu;

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
 * Returns a reader of the rows below a head of these columns. It reads a row as this product understands it, with what
 * is wrong in the row's own cells.
 */
export function rowReader({ columns, ranks = [], plurals = [], line: headLine = 1 }: RowColumns): ReadRow {
  // Found once: a file may have many rows.
  const indexes = columns.map((_, index) => index).sort((a, b) => (ranks[a] ?? 0) - (ranks[b] ?? 0));
  const positions = Map.groupBy(indexes, (index) => columns[index] ?? null);
  const lists = new Set(columns.filter((_, index) => plurals[index]));
  return (line, cells) => readRow(line, cells, { positions, lists, width: columns.length, headLine });
}

type RowColumns = Partial<ImportHead> & Pick<ImportHead, 'columns'>;

interface Columns {
  /** By column: where it stands in a row, the best first. */
  positions: ReadonlyMap<ImportColumn | null, readonly number[]>;
  /** Those whose heading is a plural. */
  lists: ReadonlySet<ImportColumn | null>;
  width: number;
  /** The line that names them. */
  headLine: number;
}

function readRow(line: number, cells: readonly string[], { positions, lists, width, headLine }: Columns): ImportRow {
  const errors: RowError[] = [];
  const add = (name: ImportColumn, problem: string | null | undefined | false) => {
    if (problem) errors.push({ field: titleOf(name), message: problem });
  };
  const cellsOf = (name: ImportColumn) => (positions.get(name) ?? []).map((at) => cells[at] ?? '');
  const cell = (name: ImportColumn) => cellsOf(name).find((text) => !isBlank(text)) ?? '';
  const keep = (name: ImportColumn, text: string) => {
    add(name, cellProblem(text, longest[name]));
    return text.replace(unstorable, '').slice(0, importLimits.cell);
  };
  const read = (name: ImportColumn) => keep(name, trimText(readCell(cell(name))));
  const readPlace = (name: 'department' | 'team') => {
    const text = read(name);
    if (lists.has(name) && /[,;|]|\n\s*\S/.test(cell(name).trim()))
      add(name, message('people.file.severalPlaces', { text }));
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
    status: statusOf(cellsOf('status')),
  };
  const plainRow = { ...row, role: row.role ?? 'Member' } as const;
  if (cells.length > width && cells.slice(width).some((cell) => cell.trim() !== ''))
    errors.push({
      field: 'Row',
      message: message('people.file.cells', { cells: cells.length, width, line: headLine }),
    });
  add('email', row.email === '' ? message('people.file.emailMissing') : addressProblem(row.email));
  add('leader', row.leader && addressProblem(row.leader));
  // Of somebody who has left, nothing but the address counts.
  if (hasLeft(plainRow))
    return { ...plainRow, errors: errors.filter(({ field }) => field === 'Email' || field === 'Row') };
  if (!row.role) errors.push({ field: 'Role', message: message('people.file.unknownRole') });
  return { ...plainRow, errors };
}

/** Returns the title of a column, as it stands in our own files. */
export function titleOf(name: ImportColumn): string {
  return readColumns.find((column) => column.name === name)?.title ?? name;
}

function cellProblem(text: string, length: number): string | null {
  if (text.search(unstorable) !== -1) return message('people.file.unsupported');
  return text.length > length ? message('people.file.tooLong', { length }) : null;
}

/**
 * Returns the two names of a whole one; both empty where they are none that a sign-up takes, for people to write
 * themselves.
 * @example namesOfWhole('de la Cruz, Ana') // { firstName: 'Ana', lastName: 'de la Cruz' }
 */
export function namesOfWhole(text: string): { firstName: string; lastName: string } {
  const [, before = '', behind] = /^([^,]*),(.*)$/s.exec(text) ?? [];
  const [first = '', ...others] = plainName(text).split(' ');
  const names = behind === undefined ? [first, others.join(' ')] : [behind, before];
  const [firstName = '', lastName = ''] = names.map(plainName);
  const isRight = [firstName, lastName].every(
    (name) => name === '' || (name.length <= longest.firstName && isPersonName(name)),
  );
  return isRight ? { firstName, lastName } : { firstName: '', lastName: '' };
}

/** Whoever a person reports to, where the cell holds an address; a name there is no fault of the row. */
function managerOf(text: string): string {
  const address = addressOf(text);
  return addressProblem(address) === null ? address : '';
}

/** The cell that says that the person has left, else one that is understood; it is read, and no fault of the row. */
function statusOf(cells: readonly string[]): string {
  const statuses = cells.map((cell) => readCell(cell).replace(unstorable, '').slice(0, longest.status));
  return (
    statuses.find((status) => hasLeft({ status })) ??
    statuses.find((status) => hereWords.has(plainWord(status))) ??
    statuses.find(Boolean) ??
    ''
  );
}

/** Whether a row’s status is one that says neither that its person has left nor that they are here. */
export function isOddStatus(row: Pick<ImportRow, 'status'>): boolean {
  return !isBlank(row.status ?? '') && !hasLeft(row) && !hereWords.has(plainWord(row.status ?? ''));
}

/**
 * Whether a row says that its person has left the company.
 * @example hasLeft({ status: 'Terminated' }) // true
 * @example hasLeft({ status: 'On leave' }) // false
 */
export function hasLeft({ status = '' }: Pick<ImportRow, 'status'>): boolean {
  // With a reason behind it, as “Terminated - Voluntary” and “Left on 2026-10-01”.
  return leftWords.has(plainWord(status)) || /^(terminated|left on)\b/i.test(status);
}

function roleOf(text: string): ImportRole | null {
  const word = plainWord(text);
  const entries = Object.entries(roleSynonyms) as [ImportRole, readonly string[]][];
  return entries.find(([, words]) => words.includes(word))?.[0] ?? null;
}
