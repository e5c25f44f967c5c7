import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { testDatabase } from '#/e2e/support/product/database.ts';
import { closeDatabase, pool, prisma } from '#/lib/platform/db.ts';
import { holdsPerson, holdsWords, personPatterns, searchPatterns } from '#/lib/platform/searched-words.ts';
import { foldText, holdsWords as holdsInBrowser } from '#/lib/words/fold-text.ts';
import { personText } from '#/lib/words/person-search.ts';
import { buildCompany } from '#/prisma/seed/builders/build-company.ts';
import { buildUser } from '#/prisma/seed/builders/build-user.ts';
import { uniqueWord } from '#/prisma/seed/builders/unique-word.ts';

beforeAll(async () => {
  await testDatabase();
});
afterAll(closeDatabase);

const texts = [
  'Müller',
  'Mu\u0308ller',
  'Ångström',
  'Łódź',
  'Straße',
  'STRASSE',
  'GROẞ',
  'ΣΊΣΥΦΟΣ',
  'σίσυφος',
  'İstanbul',
  'Diyarbakır',
  'Øre',
  'Đặng',
  'Þór',
  'Æsir',
  'cœur',
  'Ħal',
  'ŋ',
  'ﬁn',
  'ＡＢＣ',
  '한국',
  'がく',
  'किरण',
  'ไทย',
  'Ёлка',
  'O’Dwyer',
  'Ka\u02bbi',
  'علی\u200cرضا',
  'שָׁלוֹם',
  'مُحَمَّد',
  'a\u2010b',
  '❤️',
  '50 % _',
  'plain ASCII',
  '',
  'Zo\u00ade',
]
  .join('|')
  .split('|');

it('the database folds a text as the browser does', async () => {
  const { rows } = await pool().query(
    'SELECT folded(text) AS folded FROM unnest($1::text[]) WITH ORDINALITY AS t (text, at) ORDER BY at',
    [texts],
  );
  expect(rows.map(({ folded }) => folded)).toEqual(texts.map(foldText));
});

describe('a search for a text', () => {
  const text = `SELECT ${holdsWords('t.name', '$2')} AS holds FROM (VALUES ($1::text)) t (name)`;
  it.each([
    ['Müller', ['muller', 'mu\u0308ller', 'MÜLLER', 'ler mü']],
    ['Ångström', ['angstrom']],
    ['Łódź', ['lodz', 'ŁÓDŹ']],
    ['Straße', ['strasse', 'STRASSE', 'straße']],
    ['ΣΊΣΥΦΟΣ', ['σίσυφος', 'σισυφοσ']],
    ['Maria Müller', ['muller maria', 'maria müller', '']],
    ['50 %_off', ['%', '_', '%_', 'off 50']],
  ])('finds %j', async (name, typed) => {
    for (const search of typed) {
      const { rows } = await pool().query(text, [name, searchPatterns(search)]);
      expect({ search, holds: rows[0]?.holds, inBrowser: holdsInBrowser(name, search) }).toEqual({
        search,
        holds: true,
        inBrowser: true,
      });
    }
  });

  it.each(['%', '_', 'x', 'maria x', '\\'])('doesn’t find Maria Müller by %j', async (search) => {
    const { rows } = await pool().query(text, ['Maria Müller', searchPatterns(search)]);
    expect(rows).toEqual([{ holds: false }]);
  });
});

it('the database composes a person’s search text as the browser does', async () => {
  const people = [
    'Jürgen Müller',
    'Ju\u0308rgen MÜLLER',
    'Juergen Mueller',
    'Søren Åge',
    'Soeren Aage',
    'Zoe Häß',
    'GROẞ',
    '太郎 山田',
    '철수 김',
    'さくら がくえん',
    'Taro 山田',
    'マイケル・ジャクソン',
    '\u{20bb7}野 家',
    'ﾔﾏﾀﾞ ﾀﾛｳ',
    'Pat O’Brien',
    "Pat O'Brien",
    'O´Brien',
    'O`Brien',
    'Kaʻahumanu',
    'Anne-Marie',
    'Anne‑Marie',
    'J.R. "Bob"',
    'ΣΊΣΥΦΟΣ',
    'İÖ',
    'שמואל ג׳ו',
    'a—b – c',
    ' ',
    '',
  ];
  for (const email of ['', "Anne-Marie.O'Neil@x-y.test", 'jürgen@müller.test']) {
    const { rows } = await pool().query(
      'SELECT person_text(name, $2) AS text FROM unnest($1::text[]) WITH ORDINALITY AS t (name, at) ORDER BY at',
      [people, email],
    );
    expect(rows.map(({ text }) => text)).toEqual(people.map((name) => personText(name, email)));
  }
});

describe('a search for people', () => {
  it.each(['', 'name'] as const)('for %j uses an index', async (by) => {
    const { id: companyId } = await buildCompany(prisma());
    const lastName = uniqueWord();
    await buildUser(prisma(), { companyId, firstName: 'Łucja', lastName });
    const values = [personPatterns(`lucja ${lastName}`, by || undefined)];
    const statement = `SELECT id FROM users u WHERE ${holdsPerson('u.', '$1', by || undefined)}`;
    const client = await pool().connect();
    try {
      await client.query('SET enable_seqscan = off');
      const { rows } = await client.query(`EXPLAIN ${statement}`, values);
      expect(rows.map((row) => row['QUERY PLAN']).join('\n')).toContain('users_search_text');
      expect((await client.query(statement, values)).rows).toHaveLength(1);
    } finally {
      await client.query('RESET enable_seqscan');
      client.release();
    }
  });
});
