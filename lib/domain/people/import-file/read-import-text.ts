import { headRecords, importLimits } from '#/lib/domain/people/constants.ts';
import {
  type CsvRecord,
  findSeparator,
  longestRecord,
  readRecord,
  statedSeparator,
} from '#/lib/domain/people/import-file/csv.ts';
import { type ImportHead, isAddressHeading, isHead, readHead } from '#/lib/domain/people/import-file/import-head.ts';
import { fieldOf, type ImportRow, type ReadRow, rowReader } from '#/lib/domain/people/import-file/import-row.ts';
import { addressOf, addressProblem } from '#/lib/domain/people/import-file/person-cells.ts';
import { invalid } from '#/lib/platform/errors.ts';
import { message } from '#/lib/words/message.ts';
import { isBlank } from '#/lib/words/plain-text.ts';

export interface ImportFile {
  ignored: string[];
  /** Messages about the file as a whole. */
  notes: string[];
  rows: ImportRow[];
}

/**
 * Returns a CSV file of people from its bytes, as spreadsheets and HR systems write it. It's separated by comma,
 * semicolon, tab or bar, in UTF-8 with or without a byte order mark. Throws `invalid` with an explanation for a file
 * that can't be read as a whole; errors of single rows are stored with them.
 */
export function readImportText(bytes: Uint8Array): ImportFile {
  const text = textOf(bytes);
  const above: Line[] = [];
  const rows: ImportRow[] = [];
  let head: Head | null = null;
  const stated = statedSeparator(text);
  const separator = stated ?? findSeparator(text.slice(0, longestRecord));
  let line = stated ? 2 : 1;
  for (let at = stated ? endOfLine(text, 0) + 1 : 0; at < text.length; ) {
    const { end, ...record } = recordAt(text, at, { separator, head });
    if (end - at > longestRecord) throw invalid(message('people.file.endless', { line }));
    const row = { line, ...record };
    line += text.slice(at, end).split('\n').length - 1;
    at = end;
    if (row.cells.every(isBlank)) continue;
    if (head) {
      if (rows.length === importLimits.rows) throw invalid(message('people.file.rows', { most: importLimits.rows }));
      rows.push(readLine(row, head));
      continue;
    }
    above.push(row);
    if (isHead(row.cells) || isTooWide(row)) head = readHeadLine(row, above);
    else if (above.length === headRecords) throw noHead(above);
  }
  if (!head) throw above.length > 0 ? noHead(above) : invalid(message('people.file.empty'));
  if (rows.length === 0) throw invalid(message('people.file.nobody', { line: head.line }));
  return { ignored: head.ignored, notes: head.notes, rows };
}

/** Returns the text with `\n` as its only line break. */
function textOf(bytes: Uint8Array): string {
  try {
    const text = new TextDecoder('utf-8', { fatal: true }).decode(bytes);
    // What spreadsheets call “Unicode text” is UTF-16, in which nearly every second byte is 0.
    if (!text.includes('\0')) return text.replace(/\r\n?/g, '\n');
  } catch {
    // Reported below.
  }
  throw invalid(message('people.file.encoding'));
}

function endOfLine(text: string, start: number): number {
  const end = text.indexOf('\n', start);
  return end === -1 ? text.length : end;
}

interface Reading {
  separator: string;
  head: Head | null;
}

/** Returns the record at a position, or only its first line if a quotation mark would swallow rows of other people. */
function recordAt(text: string, start: number, { separator, head }: Reading): CsvRecord {
  const record = readRecord(text, start, separator);
  const [first = '', ...others] = text.slice(start, record.end).trimEnd().split('\n');
  if (!head || !others.some((line) => isPerson(readRecord(line, 0, separator).cells, head))) return record;
  return { ...readRecord(first, 0, separator), end: start + first.length + 1 };
}

/** Returns whether a line could be a row: as wide as the header, with an email address in the right column. */
function isPerson(cells: readonly string[], { columns, emailAt }: Head): boolean {
  return (
    columns.length > 1 && cells.length === columns.length && addressProblem(addressOf(cells[emailAt] ?? '')) === null
  );
}

/** A row of the file, with the line it begins on. */
interface Line {
  line: number;
  cells: string[];
  isOpen: boolean;
}

interface Head extends ImportHead {
  read: ReadRow;
  /** The column of the email address. */
  emailAt: number;
  notes: string[];
}

function isTooWide({ cells }: Line): boolean {
  return cells.length > importLimits.columns;
}

function readHeadLine({ line, cells, isOpen }: Line, above: readonly Line[]): Head {
  const head = readHead(cells, line);
  if (head.problem) throw invalid(head.problem);
  const name = head.columns.indexOf('fullName');
  const notes = [
    ...(above.length > 1 ? [message('people.file.headBelow', { line })] : []),
    ...(isOpen ? [openQuote(line)] : []),
    ...(name === -1 ? [] : [message('people.file.wholeNames', { heading: excerpt(cells[name]) })]),
  ];
  return { ...head, read: rowReader(head), emailAt: head.columns.indexOf('email'), notes };
}

/** Says what a row of column names needs, and how the first row that was checked begins. */
function noHead(above: readonly Line[]) {
  const row = excerpt(above[0]?.cells.find((cell) => !isBlank(cell)));
  return invalid(
    message('people.file.noHead', { first: above[0]?.line ?? 1, row, headings: ['people.file.headings'] }),
  );
}

const excerpt = (cell = '') => cell.trim().slice(0, 60);

/** Returns a person's row. A repeated header, as in joined or bilingual files, isn't a person. */
function readLine({ line, cells, isOpen }: Line, { read, emailAt }: Head): ImportRow {
  const row = read(line, cells);
  if (isOpen) return { ...row, errors: [{ field: fieldOf('row'), message: openQuote(line) }] };
  if (!isAddressHeading(cells[emailAt] ?? '')) return row;
  return { ...row, errors: [{ field: fieldOf('row'), message: message('people.file.headAgain') }] };
}

function openQuote(line: number): string {
  return message('people.file.openQuote', { line });
}
