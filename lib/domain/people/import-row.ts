import { email as emailSchema } from '#/lib/domain/accounts/schema.ts';
import {
  type ImportColumn,
  type ImportRole,
  importColumns,
  importLimits,
  roleSynonyms,
} from '#/lib/domain/people/constants.ts';
import { readCell } from '#/lib/domain/people/csv-cells.ts';
import { plainWord } from '#/lib/domain/people/import-head.ts';

export interface RowError {
  /** The title of the column. */
  field: string;
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
  errors: RowError[];
}

const unstorable = /[\p{Cc}\p{Cs}]/gu;

const longest: Record<ImportColumn, number> = {
  email: 254,
  firstName: 60,
  lastName: 60,
  department: 100,
  team: 100,
  role: 60,
  leader: 254,
};

export type ReadRow = (line: number, cells: readonly string[]) => ImportRow;

/**
 * Returns a reader of the rows below a head of these columns. It reads a row as this product understands it, with what
 * is wrong in the row's own cells.
 */
export function rowReader(columns: readonly (ImportColumn | null)[]): ReadRow {
  // Found once: a file may have many rows.
  const positions = new Map(importColumns.map(({ name }) => [name, columns.indexOf(name)] as const));
  return (line, cells) => readRow(line, cells, { positions, width: columns.length });
}

interface Columns {
  positions: ReadonlyMap<ImportColumn, number>;
  width: number;
}

function readRow(line: number, cells: readonly string[], { positions, width }: Columns): ImportRow {
  const errors: RowError[] = [];
  const read = (name: ImportColumn) => {
    const text = readCell(cells[positions.get(name) ?? -1] ?? '');
    const message = cellProblem(text, longest[name]);
    if (message) errors.push({ field: titleOf(name), message });
    return text.replace(unstorable, '').slice(0, importLimits.cell);
  };
  const row = {
    line,
    email: read('email').toLowerCase(),
    firstName: read('firstName'),
    lastName: read('lastName'),
    department: read('department'),
    team: read('team'),
    role: roleOf(read('role')),
    leader: read('leader').toLowerCase(),
  };
  if (cells.length > width && cells.slice(width).some((cell) => cell.trim() !== ''))
    errors.push({ field: 'Row', message: `This row has ${cells.length} cells, the first row has ${width}.` });
  if (row.email === '') errors.push({ field: 'Email', message: 'The email is missing.' });
  else if (!emailSchema.safeParse(row.email).success) errors.push({ field: 'Email', message: wrongAddress(row.email) });
  if (row.leader && !emailSchema.safeParse(row.leader).success)
    errors.push({ field: 'Leader', message: wrongAddress(row.leader) });
  if (!row.role) {
    const message = 'Unknown role. Use Member, Team Leader, Department Leader or Administrator.';
    errors.push({ field: 'Role', message });
  }
  return { ...row, role: row.role ?? 'Member', errors };
}

function titleOf(name: ImportColumn): string {
  return importColumns.find((column) => column.name === name)?.title ?? name;
}

function cellProblem(text: string, length: number): string | null {
  if (text.search(unstorable) !== -1) return 'Contains unsupported characters.';
  return text.length > length ? `May have at most ${length} characters.` : null;
}

function wrongAddress(text: string): string {
  return `“${text.slice(0, 60)}” is not an email address.`;
}

function roleOf(text: string): ImportRole | null {
  const word = plainWord(text);
  const entries = Object.entries(roleSynonyms) as [ImportRole, readonly string[]][];
  return entries.find(([, words]) => words.includes(word))?.[0] ?? null;
}
