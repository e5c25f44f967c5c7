import { parse } from 'csv-parse/sync';
import { expect, it } from 'vitest';
import { csvFileName, csvLine } from '#/lib/platform/csv-line.ts';

const lines: [cells: (string | number)[], line: string][] = [
  [['Ada', 'Lovelace'], 'Ada,Lovelace\r\n'],
  [['Ada, Countess', 'say "yes"'], '"Ada, Countess","say ""yes"""\r\n'],
  [['two\nlines', 'a;b'], '"two\nlines","a;b"\r\n'],
  [['=1+1', '+49 1', '-5', '@home', '\tx', '\rx'], `'=1+1,'+49 1,'-5,'@home,"'\tx","'\rx"\r\n`],
  [['a;=1+1', 'a, -1', ' @x', 'a\t+1'], `"a;'=1+1","a, '-1"," '@x","a\t'+1"\r\n`],
  // Split at the semicolon, the second half would be an empty quotation followed by a formula.
  [['a;"=1+1'], `"a;""'=1+1"\r\n`],
  [['a\n=1', "'=1"], `"a\n'=1",''=1\r\n`],
  // Spreadsheets also run formulas in full-width characters and after invisible characters.
  [['＝1+1', '＋1', '－1', 'a;＠x'], `'＝1+1,'＋1,'－1,"a;'＠x"\r\n`],
  [['\u200b=1', '\u00ad\u2060+1', 'a;\u200e＝1'], `\u200b'=1,\u00ad\u2060'+1,"a;\u200e'＝1"\r\n`],
  [['a-b', 'x=y; z', 'a; b-c'], 'a-b,"x=y; z","a; b-c"\r\n'],
  [['', 0, ' x'], ',0," x"\r\n'],
];

it('csvFileName names files after their content', () => {
  expect(csvFileName('Good, meh and bad answers')).toBe('good-meh-and-bad-answers.csv');
  expect(csvFileName('Motivation', 'Größe & Co', '2026-03-01')).toBe('motivation-größe-co-2026-03-01.csv');
  expect(csvFileName('Norms', 'टीम', '')).toBe('norms-टीम.csv');
  expect(csvFileName('…')).toBe('file.csv');
});

it.each(lines)('csvLine writes %j', (cells, line) => {
  expect(csvLine(cells)).toBe(line);
});

it.each([',', ';', '\t'])('csvLine writes no formula for a spreadsheet that splits lines at %j', (delimiter) => {
  const line = csvLine(['x', 'a;=1+1', 'b\t@SUM(1)', 'c, +1', ' =2', 'd\r\n-3', 'e;"=4', ';;=5']);
  const options = { delimiter, relax_quotes: true, relax_column_count: true, quote: delimiter === ',' ? '"' : null };
  const rows = parse(line, options) as string[][];
  expect(rows.flat().filter((cell) => /^[\s"]*[=+\-@]/.test(cell))).toEqual([]);
});
