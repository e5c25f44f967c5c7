import { describe, expect, it } from 'vitest';
import { fieldOf } from '#/lib/domain/people/import-file/import-row.ts';
import { readImportText } from '#/lib/domain/people/import-file/read-import-text.ts';
import { inWords } from '#/lib/words/in-words.ts';
import { message } from '#/lib/words/message.ts';

const read = async (...parts: (string | Uint8Array<ArrayBuffer>)[]) =>
  readImportText(new Uint8Array(await new Blob(parts).arrayBuffer()));
const firsts = async (text: string) => (await read(text)).rows.map(({ line, email, team }) => [line, email, team]);

describe('an imported file', () => {
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
    ['texts as formulas', '="email",="team"\n="a@x.com",="A"\n'],
    ['texts as formulas in quotes', 'email,team\n"=""a@x.com""","=""A"""\n'],
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
  ])('has lines counted as an editor does, past %s', async (_title, text, rows) => {
    expect(await firsts(text)).toEqual(rows);
  });

  it.each([
    ['sep=;\nemail;team\na@x.com;A\n', 3, []],
    ['Staff list,,\n,,\nemail,team\na@x.com,A\n', 4, ['Line 3 names the columns. We left out the lines above it.']],
    [
      '"Staff,\nall of it"\n\nemail,team\na@x.com,A\n',
      5,
      ['Line 4 names the columns. We left out the lines above it.'],
    ],
  ])('has the head %j', async (text, line, notes) => {
    const file = await read(text);
    expect(file.notes.map((note) => inWords(note, 'en'))).toEqual(notes);
    expect(file.rows).toMatchObject([{ line, email: 'a@x.com', team: 'A', errors: [] }]);
  });

  it.each([
    ['a quotation mark inside', 'email,team\na@x.com,A "B"\nb@x.com,C\n', [[], []]],
    [
      'a text after a quotation mark',
      'email,team\n"a@x.com"b,A\nb@x.com,C\n',
      [['Email: “"a@x.com"b” isn’t an email address.'], []],
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
    [
      'the labels of the columns below their names',
      'EMAIL,GROUP\nEmail Address,Team name\nb@x.com,C\n',
      [['Row: This row names the columns again.'], []],
    ],
  ])('has at most one wrong row for %s', async (_title, text, errors) => {
    const { rows } = await read(text);
    expect(
      rows.map((row) => row.errors.map(({ field, message }) => `${inWords(field, 'en')}: ${inWords(message, 'en')}`)),
    ).toEqual(errors);
  });

  it.each([
    ['in the last row', 'email,team\na@x.com,A\nb@x.com,"B\n', [3], ['a@x.com']],
    ['above other rows', 'email,team\na@x.com,"A\nb@x.com,B\nc@x.com,C\n', [2], ['b@x.com', 'c@x.com']],
    ['up to the next one', 'email,team\na@x.com,"A\nb@x.com,B\nc@x.com,"C"\n', [2], ['b@x.com', 'c@x.com']],
    [
      'up to one that ends a row',
      'email,team\na@x.com,"A\nb@x.com,B\nc@x.com,C"\nd@x.com,D\n',
      [2],
      ['b@x.com', 'c@x.com', 'd@x.com'],
    ],
    ['in the address', 'email,team\n"a@x.com,A\n"b@x.com","B"\n', [2], ['b@x.com']],
    ['in every row', 'email,team\na@x.com,"A\nb@x.com,"B\nc@x.com,"C\n', [2, 3, 4], []],
    ['in Windows lines', 'email;team\r\na@x.com;"A\r\nb@x.com;B\r\n', [2], ['b@x.com']],
    ['above a note of two lines', 'email,team\na@x.com,"A\nb@x.com,"B\nwest"\n', [2], ['b@x.com']],
  ])(
    'with an unclosed quotation mark %s has that row wrong, and is read further',
    async (_title, text, lines, emails) => {
      const { rows } = await read(text);
      const wrong = rows.filter(({ errors }) => errors.length > 0);
      expect(wrong.map(({ line, errors }) => [line, errors])).toEqual(
        lines.map((line) => [line, [{ field: fieldOf('row'), message: message('people.file.openQuote', { line }) }]]),
      );
      expect(rows.filter(({ errors }) => errors.length === 0).map(({ email }) => email)).toEqual(emails);
    },
  );

  it('also says so about the head, whose columns are known', async () => {
    const { rows, notes } = await read('email,"team\na@x.com,A\n');
    expect(notes).toEqual([message('people.file.openQuote', { line: 1 })]);
    expect(rows).toMatchObject([{ line: 2, team: 'A', errors: [] }]);
  });

  it('can have a position, which is left out: HR systems write the job there', async () => {
    const { rows, ignored } = await read('email,team,Position\na@x.com,A,Senior Engineer\n');
    expect([ignored, rows[0]?.role, rows[0]?.errors]).toEqual([['Position'], 'Member', []]);
  });

  it('keeps quotes, separators and formulas as text', async () => {
    const { rows } = await read('email,team,first name\na@x.com,"R&D, ""core""",\'=1+1\n');
    expect(rows[0]).toMatchObject({ team: 'R&D, "core"', firstName: '=1+1', errors: [] });
  });

  it('says which columns it left out', async () => {
    expect((await read('email,Shoe size\na@x.com,43')).ignored).toEqual(['Shoe size']);
  });

  it('may have 10,000 rows and no more', async () => {
    const lines = (count: number) =>
      `email,team\n${Array.from({ length: count }, (_, at) => `p${at}@x.com,A`).join('\n')}`;
    expect((await read(lines(10_000))).rows).toHaveLength(10_000);
    await expect(read(lines(10_001))).rejects.toMatchObject({
      code: 'invalid',
      message: 'A file can have up to 10,000 rows. Split it.',
    });
  });
});

describe('an imported file that can’t be read', () => {
  const notText = 'This file isn’t UTF-8 text. In your spreadsheet, choose “CSV UTF-8” when saving.';
  const noHead =
    'We found no row with column names. One of them must be “Email”; ' +
    '“Email, E-Mail-Adresse, Adresse e-mail, Correo electrónico, Indirizzo e-mail” and others work as well.';
  const title = 'Staff list,\n,\n';
  const cases: [title: string, parts: (string | Uint8Array<ArrayBuffer>)[], message: string][] = [
    ['Latin-1', ['email,team\na@x.com,Zo', Uint8Array.of(0xeb), '\n'], notText],
    ['UTF-16', [Uint8Array.of(0xff, 0xfe, 0x65, 0, 0x6d, 0)], notText],
    ['NUL', ['email,team\na@x.com,A\0B\n'], notText],
    ['a spreadsheet', [Uint8Array.of(0x50, 0x4b, 3, 4, 0xff, 0xfe)], notText],
    ['a letter cut off at the end', ['email\na@x.com', Uint8Array.of(0xc3)], notText],
    ['blank', [' \n\n'], 'This file is empty. Choose another one.'],
    ['only a head', ['email,team\n'], 'Line 1 names the columns, but there are no people below it.'],
    [
      'only a separator and a head',
      ['sep=,\nemail,team\n'],
      'Line 2 names the columns, but there are no people below it.',
    ],
    [
      'only a title and a head',
      [`${title}email,team\n`],
      'Line 3 names the columns, but there are no people below it.',
    ],
    [
      'too many columns',
      [`${title}email${',x'.repeat(200)}\na@x.com\n`],
      'Line 3 names 201 columns. A file can have up to 200. Delete those you don’t need.',
    ],
    ['one row', ['\nada@x.com,A\n'], `${noHead} Line 2 begins with “ada@x.com”.`],
    ['rows of people alone', ['ada@x.com,A\nbob@x.com,B\n'], `${noHead} Line 1 begins with “ada@x.com”.`],
    [
      'a separator and rows of people',
      ['sep=;\nada@x.com;A\nbob@x.com;B\n'],
      `${noHead} Line 2 begins with “ada@x.com”.`,
    ],
    [
      'a title and a head that is not known',
      [`${title}Post,Crew\nada@x.com,A\n`],
      `${noHead} Line 1 begins with “Staff list”.`,
    ],
    ['a head too far below', [`${'x\n'.repeat(12)}email,team\nada@x.com,A\n`], `${noHead} Line 1 begins with “x”.`],
    [
      'an endless row',
      [`email,team\n${'a'.repeat(100_000)},A\n`],
      'The row on line 2 is far too long. Check that this is a CSV file.',
    ],
  ];

  it.each(cases)('%s', async (_title, parts, said) => {
    const problem = await read(...parts).catch((error: unknown) => error);
    expect(problem).toMatchObject({ code: 'invalid' });
    expect(inWords((problem as Error).message, 'en')).toBe(said);
  });
});

it('a row that is too wide is compared with the row that names the columns, wherever that is', async () => {
  const { rows } = await read('Staff list\n\nemail,team\na@x.com,A,B\n');
  expect(rows[0]?.errors.map(({ message }) => inWords(message, 'en'))).toEqual([
    'This row has 3 cells, but the row with the column names (line 3) has 2.',
  ]);
});

it('the reading of a column of full names is explained', async () => {
  const { rows, notes } = await read('Email,Full name,Team\na@x.com,Ada Lund,A\n');
  expect(rows).toMatchObject([{ firstName: 'Ada', lastName: 'Lund' }]);
  expect(notes).toEqual([message('people.file.wholeNames', { heading: 'Full name' })]);
});
