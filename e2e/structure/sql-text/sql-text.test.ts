import { describe, expect, it } from 'vitest';
import { placesReported, reportedOf } from '#/e2e/structure/oxlint.ts';

const config = 'e2e/structure/sql-text/oxlintrc.json';

const asCode = (text: string) => text.replaceAll('#{', '${');

/** Returns what the rule reports about code in which `#{…}` stands for an expression in a template. */
const statementsIn = (code: string) => reportedOf(config, asCode(code));

it('no statement of the product is put together from values', () => {
  const places = placesReported(config, 'lib', 'server');
  expect(places.filter((place) => !/\.test\.ts:/.test(place))).toEqual([]);
}, 30_000);

describe('the rule', () => {
  it.each([
    ['a parameter', 'export const one = (id: number) => `SELECT 1 FROM t WHERE id = #{id}`;', ['id']],
    ['a text of any kind', 'export const part = (column: string) => `ORDER BY #{column}`;', ['column']],
    ['any string in a pattern', 'export const part = (c: `x#{string}`) => `ORDER BY #{c}`;', ['c']],
    [
      'a property of a request',
      'export const read = (ctx) => db.query(`SELECT #{ctx.actor.name}`);',
      ['ctx.actor.name', '`SELECT #{ctx.actor.name}`'],
    ],
    [
      'a sum of texts',
      "export const read = (id) => db.query('SELECT 1 FROM t WHERE id = ' + id);",
      ['id', "'SELECT 1 FROM t WHERE id = ' + id"],
    ],
    [
      'what was put together before',
      'export const read = (id) => {\n const text = `SELECT #{id}`;\n db.query(text); };',
      ['id', 'text'],
    ],
    ['the text of a configuration', 'export const read = (text: string) => db.query({ text, values: [] });', ['text']],
    ['a raw statement', 'export const read = (tx, name) => tx.$queryRawUnsafe(name);', ['name']],
    ['raw text in a tag', 'export const order = (by) => Prisma.raw(by);', ['by']],
    [
      'a call with a value',
      'const part = (c: string) => `#{c} IS NULL`;\nexport const f = (c) => db.query(part(c));',
      ['c', 'part(c)'],
    ],
    [
      'a variable that changes',
      "let order = 'ASC';\nexport const text = () => `SELECT 1 ORDER BY #{order}`;",
      ['order'],
    ],
  ])('finds %s', (_what, code, expected) => {
    expect(new Set(statementsIn(code))).toEqual(new Set(expected.map(asCode)));
  });

  it.each([
    ['constants', 'const K = { a: 1 };\nexport const text = `SELECT #{K.a} FROM t`;'],
    ['imported pieces', "import { shown } from '#/x.ts';\nexport const text = `SELECT 1 FROM t WHERE #{shown('t')}`;"],
    ['a choice of pieces', "export const f = (w: boolean) => db.query(`SELECT 1 #{w ? '' : 'FOR UPDATE'}`);"],
    [
      'pieces that only this file puts in',
      "const rows = (c: string) => `SELECT #{c}`;\nexport const text = rows('1');",
    ],
    ['one of a few words', "export const ends = (o: 'ASC' | 'DESC') => `ORDER BY day #{o}`;"],
    ['the number of a parameter', 'export const tie = (p: `$#{number}`) => `t.leader_id = #{p} AND true`;'],
    ['each of a fixed list', "export const all = ['a', 'b'].map((c) => `#{c} IS NULL`).join(' OR ');"],
    ['values beside the text', 'export const f = (id) => db.query({ text: `SELECT $1`, values: [id] });'],
    [
      'values in a tag, which sends them beside',
      'export const f = (tx, id) => tx.$queryRaw`SELECT 1 WHERE id = #{id}`;',
    ],
    ['other texts', 'export const hello = (name: string) => `Hello #{name}`;'],
  ])('passes over %s', (_what, code) => {
    expect(statementsIn(code)).toEqual([]);
  });
});
