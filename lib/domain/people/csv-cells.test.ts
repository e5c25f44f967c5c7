import { parse } from 'csv-parse/sync';
import { expect, it } from 'vitest';
import { csvLine, readCell } from '#/lib/domain/people/csv-cells.ts';

const written: [cells: (string | number)[], line: string][] = [
  [['Ada', 'Lovelace'], 'Ada,Lovelace\r\n'],
  [['Ada, Countess', 'say "yes"'], '"Ada, Countess","say ""yes"""\r\n'],
  [['two\nlines', 'a;b'], '"two\nlines","a;b"\r\n'],
  [['=1+1', '+49 1', '-5', '@home', '\tx', '\rx'], `'=1+1,'+49 1,'-5,'@home,"'\tx","'\rx"\r\n`],
  [['', 0, ' x'], ',0," x"\r\n'],
];

it.each(written)('writes %j', (cells, line) => {
  expect(csvLine(cells)).toBe(line);
});

it.each([
  [" '=1+1 ", '=1+1'],
  ["'@home", '@home'],
  ["O'Neil", "O'Neil"],
  ["'t Hooft", "'t Hooft"],
  [' two\r\n lines\t', 'two lines'],
])('reads %j as %j', (text, meant) => {
  expect(readCell(text)).toBe(meant);
});

it('gives back what it was given, by way of another reader', () => {
  const cells = ['=HYPERLINK("x")', '-1', 'a,b', '"', "'", 'Zoë'];
  const [row] = parse(csvLine(cells)) as string[][];
  expect(row?.map(readCell)).toEqual(cells);
});
