import { Readable } from 'node:stream';
import { type Parser, parse } from 'csv-parse';
import { importLimits } from '#/lib/domain/people/constants.ts';
import { findSeparator, readHead } from '#/lib/domain/people/import-head.ts';
import { type ImportRow, type ReadRow, rowReader } from '#/lib/domain/people/import-row.ts';
import { invalid } from '#/lib/platform/errors.ts';

interface ImportFile {
  ignored: string[];
  rows: ImportRow[];
}

/**
 * Reads a CSV file of people piece by piece: comma, semicolon or tab, UTF-8 with or without mark. Throws `invalid` in
 * words for a file that cannot be read as a whole; what is wrong with single rows is kept with them.
 */
export async function readImportFile(file: Blob): Promise<ImportFile> {
  const start = await file.slice(0, 64 * 1024).arrayBuffer();
  const separator = findSeparator(new TextDecoder().decode(start));
  const parser = parse({
    bom: true,
    delimiter: separator,
    info: true,
    relax_column_count: true,
    skip_empty_lines: true,
    max_record_size: 64 * 1024,
  });
  Readable.from(textOf(file))
    .on('error', (error) => parser.destroy(error))
    .pipe(parser);
  try {
    return await collect(parser);
  } catch (error) {
    throw inWords(error);
  } finally {
    parser.destroy();
  }
}

async function collect(parser: Parser): Promise<ImportFile> {
  let ignored: string[] = [];
  let readRow: ReadRow | null = null;
  const rows: ImportRow[] = [];
  for await (const { info, record } of parser as AsyncIterable<Parsed>) {
    if (!readRow) {
      const head = readHead(record);
      if (head.problem) throw invalid(head.problem);
      ignored = head.ignored;
      readRow = rowReader(head.columns);
      continue;
    }
    if (record.every((cell) => cell.trim() === '')) continue;
    if (rows.length === importLimits.rows) throw invalid(tooManyRows);
    rows.push(readRow(lineOf(info, record), record));
  }
  if (!readRow) throw invalid('This file is empty.');
  if (rows.length === 0) throw invalid('This file has a first row with column names, but no people below it.');
  return { ignored, rows };
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

function inWords(error: unknown): unknown {
  const { code, lines } = error as { code?: string; lines?: number };
  if (code === 'NUL' || code === 'ERR_ENCODING_INVALID_ENCODED_DATA') {
    return invalid('This file is not UTF-8 text. In your spreadsheet choose “CSV UTF-8” when saving.');
  }
  if (code === 'CSV_QUOTE_NOT_CLOSED') return invalid(`A quotation mark is opened on line ${lines} and never closed.`);
  if (code === 'CSV_MAX_RECORD_SIZE') return invalid('A row of this file is far too long. Is it a CSV file?');
  if (code?.startsWith('CSV_') || code?.startsWith('INVALID_')) {
    return invalid(`Line ${lines} cannot be read: a quotation mark inside a cell must be doubled.`);
  }
  return error;
}
