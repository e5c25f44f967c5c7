import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { diagnosticsOf } from '#/e2e/structure/lint-rules/diagnostics.mjs';

/** A piece of code, in which `#{…}` means an expression in a template, and what the rule finds in it. */
type Example = [what: string, code: string, finds?: string[]];

const examples: Record<string, Example[]> = {
  'noun-names': [
    ['a variable', 'const found = 1;', ['found']],
    ['a parameter', 'const f = (told) => 1;', ['told']],
    ['a part of a parameter', 'function f({ a: [asked = 1], ...shown }) {}', ['asked', 'shown']],
    ['a function', 'function known() {}', ['known']],
    ['a property', 'const answer = { found: 1, told() {} };'],
    ['a thing with an adjective', 'const shownTeams = 1, isKnown = true;'],
    ['a property under another name', 'const f = ({ told: notification }) => notification.told;'],
  ],
  'sql-text': [
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
  ],
  'words-left': [
    [
      'what people read',
      `
    export const C = (n: number) => <p title="Close" aria-label={'Open it'}>Hello {n} there</p>;
    export const label = { label: 'Daily', hint: \`Up to \${max}\` };
    export const text = (n: number) => \`\${n} of 3 answered\`;
    export const refused = () => new Problem('invalid', 'Please say something.');
    export const body = z.string().max(5, \`Please keep it under \${max} characters.\`);
    export const html = \`<p>Paste this link:<br><b>\${url}</b></p>\`;`,
      [
        'Close',
        'Open it',
        'Hello',
        'there',
        'Daily',
        'Up to {}',
        '{} of 3 answered',
        'Please say something.',
        'Please keep it under {} characters.',
        '<p>Paste this link:<br><b>{}</b></p>',
      ],
    ],
    [
      'what nobody reads',
      `
    import x from 'Some words here';
    export const C = () => <p className="Flex items gap" role="status">{t('title')} · 3</p>;
    export const told = () => { throw new Error('It was never set up'); };
    export const is = (role: string) => role === 'Team Leader';
    export const contract = endpoint({ summary: 'Tells how it is.', body: z.string().describe('How it is.') });
    export const sql = db.query('SELECT id FROM users WHERE id = 1');
    export type Kind = 'Two words' | 'Three words here';`,
    ],
  ],
};

const folder = mkdtempSync(path.join(tmpdir(), 'lint-rules-'));
const asCode = (text: string) => text.replaceAll('#{', '${');
let reports: ReturnType<typeof diagnosticsOf>;

// One run of the linter for all examples.
beforeAll(() => {
  for (const [rule, list] of Object.entries(examples))
    for (const [index, [, code]] of list.entries())
      writeFileSync(path.join(folder, `${rule}-${index}.tsx`), asCode(code));
  reports = diagnosticsOf([folder]);
}, 30_000);
afterAll(() => rmSync(folder, { recursive: true }));

describe.each(Object.entries(examples))('%s', (rule, list) => {
  it.each(list.map(([what, , finds = []], index) => ({ what, finds, index })))('$what: $finds', ({ finds, index }) => {
    const own = reports.filter((report) => report.rule === rule && report.file.endsWith(`/${rule}-${index}.tsx`));
    expect(new Set(own.map(({ text }) => text))).toEqual(new Set(finds.map(asCode)));
  });
});
