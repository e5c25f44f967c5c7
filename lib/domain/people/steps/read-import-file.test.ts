import { describe, expect, it } from 'vitest';
import { readImportFile } from '#/lib/domain/people/steps/read-import-file.ts';
import { inWords } from '#/lib/words/in-words.ts';

const encoder = new TextEncoder();
const read = (...parts: (string | Uint8Array<ArrayBuffer>)[]) => readImportFile(new Blob(parts));
const firsts = async (text: string) => (await read(text)).rows.map(({ line, email, team }) => [line, email, team]);

describe('a file', () => {
  it.each([
    ['commas', 'email,team\na@x.com,A\n'],
    ['semicolons', 'email;team\r\na@x.com;A\r\n'],
    ['tabs', 'email\tteam\na@x.com\tA'],
    ['a byte order mark', '\ufeffEmail,Team\r\na@x.com,A'],
    ['old line ends', 'email,team\ra@x.com,A\r'],
    ['quotes around everything', '"email","team"\n"a@x.com","A"\n'],
    ['empty lines at the end', 'email,team\na@x.com,A\n\n,\n ,\n'],
    ['bars', 'email|team\na@x.com|A\n'],
    ['a blank behind a quotation mark', 'email,team\n"a@x.com" ,"A"\t\r\n'],
    ['a blank before a quotation mark', 'email,team\n "a@x.com", "A"\n'],
    ['a name before the address', 'email,team\nAda B. <a@x.com>,A\n'],
    ['a link', 'email,team\nmailto:a@x.com?subject=Hi,A\n'],
    ['the end of a list', 'email,team\na@x.com; ,A\n'],
    ['signs that show nothing', 'email,team\n\u202aa\u00ad@x.com\u200b\u202c,\u200bA\n'],
  ])('with %s', async (_title, text) => {
    expect(await firsts(text)).toEqual([[2, 'a@x.com', 'A']]);
  });

  it.each([
    [
      'a line break in a cell',
      'email,team\na@x.com,"A\nB"\nb@x.com,C\n',
      [
        [2, 'a@x.com', 'A B'],
        [4, 'b@x.com', 'C'],
      ],
    ],
    [
      'a Windows line break in a cell',
      'email,team\r\na@x.com,"A\r\nB"\r\nb@x.com,C\r\n',
      [
        [2, 'a@x.com', 'A B'],
        [4, 'b@x.com', 'C'],
      ],
    ],
    [
      'an empty line between',
      'email,team\n\na@x.com,A\n\n\nb@x.com,B\n',
      [
        [3, 'a@x.com', 'A'],
        [6, 'b@x.com', 'B'],
      ],
    ],
  ])('counts lines as an editor does, past %s', async (_title, text, rows) => {
    expect(await firsts(text)).toEqual(rows);
  });

  it.each([
    ['sep=;\nemail;team\na@x.com;A\n', 3, []],
    ['Staff list,,\n,,\nemail,team\na@x.com,A\n', 4, ['Line 3 names the columns. The lines above it were left out.']],
    [
      '"Staff,\nall of it"\n\nemail,team\na@x.com,A\n',
      5,
      ['Line 4 names the columns. The lines above it were left out.'],
    ],
  ])('finds the head of %j', async (text, line, notes) => {
    const file = await read(text);
    expect(file.notes).toEqual(notes);
    expect(file.rows).toMatchObject([{ line, email: 'a@x.com', team: 'A', errors: [] }]);
  });

  it.each([
    ['a quotation mark inside', 'email,team\na@x.com,A "B"\nb@x.com,C\n', [[], []]],
    [
      'a text after a quotation mark',
      'email,team\n"a@x.com"b,A\nb@x.com,C\n',
      [['Email: “"a@x.com"b” is not an email address.'], []],
    ],
    [
      'two addresses',
      'email,team\n"a@x.com, c@y.com",A\nb@x.com,C\n',
      [['Email: “a@x.com, c@y.com” is more than one email address. Keep one.'], []],
    ],
    [
      'the head once more',
      'email,team\na@x.com,A\n\ufeffEmail,Team\nb@x.com,C\n',
      [[], ['Row: This row names the columns again.'], []],
    ],
  ])('has at the most one wrong row for %s', async (_title, text, errors) => {
    const { rows } = await read(text);
    expect(rows.map((row) => row.errors.map(({ field, message }) => `${field}: ${inWords(message)}`))).toEqual(errors);
  });

  it('keeps quotes, separators and formulas as text', async () => {
    const { rows } = await read('email,team,first name\na@x.com,"R&D, ""core""",\'=1+1\n');
    expect(rows[0]).toMatchObject({ team: 'R&D, "core"', firstName: '=1+1', errors: [] });
  });

  it('may cut letters anywhere between two pieces', async () => {
    const bytes = encoder.encode('email,team\na@x.com,Zoë 😀\n');
    const pieces = Array.from(bytes, (byte) => Uint8Array.of(byte));
    expect((await read(...pieces)).rows[0]?.team).toBe('Zoë 😀');
    const windows = Array.from('email,team\r\n\r\na@x.com,A\r\n', (letter) => letter);
    expect((await read(...windows)).rows[0]).toMatchObject({ line: 3, team: 'A' });
  });

  it('tells which columns it left out', async () => {
    expect((await read('email,Shoe size\na@x.com,43')).ignored).toEqual(['Shoe size']);
  });

  it('may have 10,000 rows and no more', async () => {
    const lines = (count: number) =>
      `email,team\n${Array.from({ length: count }, (_, at) => `p${at}@x.com,A`).join('\n')}`;
    expect((await read(lines(10_000))).rows).toHaveLength(10_000);
    await expect(read(lines(10_001))).rejects.toMatchObject({
      code: 'invalid',
      message: expect.stringContaining('10,000'),
    });
  });
});

describe('a file that cannot be read', () => {
  const notText = 'This file is not UTF-8 text. In your spreadsheet choose “CSV UTF-8” when saving.';
  const cases: [title: string, parts: (string | Uint8Array<ArrayBuffer>)[], message: string][] = [
    ['Latin-1', ['email,team\na@x.com,Zo', Uint8Array.of(0xeb), '\n'], notText],
    ['UTF-16', [Uint8Array.of(0xff, 0xfe, 0x65, 0, 0x6d, 0)], notText],
    ['NUL', ['email,team\na@x.com,A\0B\n'], notText],
    ['a spreadsheet', [Uint8Array.of(0x50, 0x4b, 3, 4, 0xff, 0xfe)], notText],
    ['a letter cut off at the end', ['email\na@x.com', Uint8Array.of(0xc3)], notText],
    ['blank', [' \n\n'], 'This file is empty.'],
    ['only a head', ['email,team\n'], 'This file has a first row with column names, but no people below it.'],
    [
      'too many columns',
      [`email${',x'.repeat(200)}\na@x.com\n`],
      'The first row names 201 columns, a file may have at most 200. Please delete those that are not needed.',
    ],
    [
      'no head',
      ['\nada@x.com,A\n'],
      'The first row must name the columns, and one of them must be “Email”. Line 2 was read as that row: “ada@x.com”. “Email, E-Mail-Adresse, Adresse e-mail” and others are known.',
    ],
    ['an open quote', ['email,team\na@x.com,"A\n'], 'A quotation mark is opened on line 2 and never closed.'],
    [
      'an open quote above other lines',
      ['email,team\na@x.com,A\nb@x.com,"B\nc@x.com,C\n'],
      'A quotation mark is opened on line 3 and never closed.',
    ],
    [
      'an open quote that swallows lines up to the next one',
      ['email,team\na@x.com,"A\nb@x.com,B\nc@x.com,"C"\n'],
      'A quotation mark is opened on line 2 and never closed.',
    ],
    [
      'an endless row',
      [`email,team\n${'a'.repeat(100_000)},A\n`],
      'A row of this file is far too long. Is it a CSV file?',
    ],
  ];

  it.each(cases)('%s', async (_title, parts, message) => {
    await expect(read(...parts)).rejects.toMatchObject({ code: 'invalid', message });
  });
});
