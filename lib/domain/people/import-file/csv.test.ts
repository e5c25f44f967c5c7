import { parse } from 'csv-parse/sync';
import { expect, it } from 'vitest';
import { findSeparator, readCell, statedSeparator } from '#/lib/domain/people/import-file/csv.ts';
import { csvLine } from '#/lib/platform/csv-line.ts';

it.each([
  [" '=1+1 ", '=1+1'],
  ["'@home", '@home'],
  ["O'Neil", "O'Neil"],
  ["'t Hooft", "'t Hooft"],
  [' two\r\n lines\t', 'two lines'],
])('a cell %j is read as %j', (text, meant) => {
  expect(readCell(text)).toBe(meant);
});

it('text that is written and read by another parser is the same', () => {
  const cells = [
    '=HYPERLINK("x")',
    '-1',
    'a,b',
    '"',
    "'",
    'Zoë',
    'a;=1+1',
    'Sales, -East; @home,+1',
    `a;"=cmd|' /c calc'!A0`,
    "'=1+1",
    "a;''=1",
    '＝1+1',
    "\u200b'＠x;\u00ad-1",
  ];
  const [row] = parse(csvLine(cells)) as string[][];
  expect(row?.map(readCell)).toEqual(cells);
});

it.each([
  ['a,b;c,d', ','],
  ['email;"a,b,c";team\r\nx,y,z,a,b', ';'],
  ['email\tteam', '\t'],
  ['email', ','],
  ['email|team', '|'],
  ['Staff; as of 1 March; all of them;\n\nEmail,Team\n', ','],
  ['"a;b;c', ','],
])('the separator of %j is %j', (start, sign) => {
  expect(findSeparator(start)).toBe(sign);
});

it.each([
  ['sep=;\r\nEmail;Team', ';'],
  ['\ufeff"sep=|"\nEmail|Team', '|'],
  ['SEP=\t\nEmail', '\t'],
  ['Email;sep=,', null],
  ['sep=', null],
])('%j names the separator %j', (start, sign) => {
  expect(statedSeparator(start)).toBe(sign);
});
