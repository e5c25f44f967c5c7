import { Readable } from 'node:stream';
import { type Parser, parse } from 'csv-parse';
import { headRecords, importLimits } from '#/lib/domain/people/constants.ts';
import { findSeparator, isHead, plainWord, readHead, statedSeparator } from '#/lib/domain/people/import-head.ts';
import { type ImportRow, type ReadRow, rowReader } from '#/lib/domain/people/import-row.ts';
import { invalid } from '#/lib/platform/errors.ts';
import { inWords } from '#/lib/words/in-words.ts';
import { message } from '#/lib/words/message.ts';
import { isBlank } from '#/lib/words/plain-text.ts';

interface ImportFile {
  ignored: string[];
  /** What is to be known about the file as a whole. */
  notes: string[];
  rows: ImportRow[];
}

/**
 * Reads a CSV file of people piece by piece: comma, semicolon, tab or bar, UTF-8 with or without mark, as spreadsheets
 * and HR systems write it. Throws `invalid` in words for a file that cannot be read as a whole; what is wrong with
 * single rows is kept with them.
 */
export async function readImportFile(file: Blob): Promise<ImportFile> {
  const start = await file.slice(0, 64 * 1024).arrayBuffer();
  const text = new TextDecoder('utf-8', { ignoreBOM: true }).decode(start);
  const stated = statedSeparator(text);
  const parser = parse({
    bom: true,
    delimiter: stated ?? findSeparator(text),
    from_line: stated ? 2 : 1,
    info: true,
    // A blank before a quotation mark is none of the cell, and a mark inside a cell is a letter.
    ltrim: true,
    relax_quotes: true,
    relax_column_count: true,
    skip_empty_lines: true,
    max_record_size: 64 * 1024,
  });
  Readable.from(textOf(file))
    .on('error', (error) => parser.destroy(error))
    .pipe(parser);
  const reading = { endedOn: stated ? 1 : 0 };
  try {
    return await collect(parser, reading);
  } catch (error) {
    throw faultOf(error, reading.endedOn + 1);
  } finally {
    parser.destroy();
  }
}

/** The line on which the last row ended is written into `reading`: a quotation mark that nothing closes is behind it. */
async function collect(parser: Parser, reading: { endedOn: number }): Promise<ImportFile> {
  let head: Head | null = null;
  const above: Line[] = [];
  const rows: ImportRow[] = [];
  for await (const { info, record } of parser as AsyncIterable<Parsed>) {
    const line = { line: lineOf(info, record), cells: record.map(unquoted) };
    if (line.cells.some(isOpen)) throw openQuote(line.line);
    reading.endedOn = info.lines;
    if (!head) {
      if (above.length === 0 || isHead(line.cells) || !line.cells.every(isBlank)) above.push(line);
      if (isHead(line.cells) || isTooWide(line)) head = readHeadLine(line, above);
      else if (above.length === headRecords) throw noHead(above);
      continue;
    }
    if (line.cells.every(isBlank)) continue;
    if (rows.length === importLimits.rows) throw invalid(tooManyRows);
    rows.push(readLine(line, head));
  }
  if (!head) throw above.length > 0 ? noHead(above) : invalid('This file is empty.');
  if (rows.length === 0) throw invalid('This file has a first row with column names, but no people below it.');
  return { ignored: head.ignored, notes: head.notes, rows };
}

/** Whether the mark at the start of a cell was closed by none, so that the cell has swallowed lines. */
function isOpen(cell: string): boolean {
  return cell.startsWith('"') && cell.includes('\n');
}

function openQuote(line: number) {
  return invalid(inWords(message('people.file.openQuote', { line })));
}

/** Some of those that are known, to begin with. */
const headings = 'Email, E-Mail-Adresse, Adresse e-mail';

/** A row of the file, with the line on which it begins. */
interface Line {
  line: number;
  cells: string[];
}

interface Head {
  read: ReadRow;
  words: string[];
  ignored: string[];
  notes: string[];
}

function isTooWide({ cells }: Line): boolean {
  return cells.length > importLimits.columns;
}

function readHeadLine({ line, cells }: Line, above: readonly Line[]): Head {
  const { columns, ignored, problem } = readHead(cells);
  if (problem) throw invalid(problem);
  const notes = above.length > 1 ? [inWords(message('people.file.headBelow', { line }))] : [];
  return { read: rowReader(columns), words: cells.map(plainWord), ignored, notes };
}

function noHead([first]: readonly Line[]) {
  const row = first?.cells.find((cell) => !isBlank(cell)) ?? '';
  const values = { line: first?.line ?? 1, row: row.trim().slice(0, 60), headings };
  return invalid(`${readHead([]).problem} ${inWords(message('people.file.noHead', values))}`);
}

/** Reads a row of a person; the head once more, as where files were joined, is nobody. */
function readLine({ line, cells }: Line, { read, words }: Head): ImportRow {
  const row = read(line, cells);
  if (!isHead(cells) || cells.map(plainWord).join() !== words.join()) return row;
  return { ...row, errors: [{ field: 'Row', message: inWords(message('people.file.headAgain')) }] };
}

/** A cell in quotation marks with a blank behind them, which the parser keeps as letters. */
function unquoted(cell: string): string {
  return cell.replace(/^"([\s\S]*)"\s+$/, '$1');
}

interface Parsed {
  info: { lines: number };
  record: string[];
}

const tooManyRows = `One file may have at most ${importLimits.rows.toLocaleString('en')} rows. Please split it.`;

/** The parser counts the line on which a row ends; people look for the one on which it begins. */
function lineOf({ lines }: Parsed['info'], record: readonly string[]): number {
  const breaks = record.reduce((sum, cell) => sum + cell.split('\n').length - 1, 0);
  return lines - breaks;
}

/** The text with one kind of line end: the parser counts the others in different ways. */
async function* textOf(file: Blob): AsyncGenerator<string> {
  const decoder = new TextDecoder('utf-8', { fatal: true, ignoreBOM: true });
  let endsLine = false;
  const decode = (bytes?: Uint8Array) => {
    const text = decoder.decode(bytes, { stream: bytes !== undefined });
    // What spreadsheets call “Unicode text” is UTF-16, and nearly every second byte of it is this one.
    if (text.includes('\0')) throw Object.assign(new Error('NUL'), { code: 'NUL' });
    const rest = endsLine && text.startsWith('\n') ? text.slice(1) : text;
    if (text !== '') endsLine = text.endsWith('\r');
    return rest.replace(/\r\n?/g, '\n');
  };
  for await (const bytes of file.stream()) yield decode(bytes);
  yield decode();
}

function faultOf(error: unknown, line: number): unknown {
  const { code } = error as { code?: string };
  if (code === 'NUL' || code === 'ERR_ENCODING_INVALID_ENCODED_DATA') {
    return invalid('This file is not UTF-8 text. In your spreadsheet choose “CSV UTF-8” when saving.');
  }
  if (code === 'CSV_QUOTE_NOT_CLOSED') return openQuote(line);
  if (code === 'CSV_MAX_RECORD_SIZE') return invalid('A row of this file is far too long. Is it a CSV file?');
  return error;
}
