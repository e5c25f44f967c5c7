/** A row of a CSV text: one line, or several where quotation marks hold breaks. */
export interface CsvRecord {
  cells: string[];
  /** Where the next one begins. */
  end: number;
  /** Whether a quotation mark is opened that nothing closes; it is read as a letter. */
  isOpen: boolean;
}

/** The longest record: what is longer is no row of people, and is not searched for a quotation mark. */
export const longestRecord = 64 * 1024;

const blank = /[^\S\n]/;

/**
 * Reads the record at a place of a text whose lines end in `\n`, as generously as the programs that write them call for:
 * a blank beside a quotation mark is none of the cell, a mark inside a cell is a letter, and one that nothing closes
 * takes in no other line.
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
    cells.push(cell);
    if (text[end] !== separator) return { cells, end: end + 1, isOpen };
    at = end + 1;
  }
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
