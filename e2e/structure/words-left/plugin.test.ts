import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { root } from '#/e2e/structure/source-files.ts';

const folder = mkdtempSync(path.join(tmpdir(), 'words-left-'));
afterAll(() => rmSync(folder, { recursive: true }));

/** What the rule says of a piece of code. */
function found(code: string): string[] {
  const file = path.join(folder, 'code.tsx');
  writeFileSync(file, code);
  const config = path.join(import.meta.dirname, 'oxlintrc.json');
  const { stdout } = spawnSync('node_modules/.bin/oxlint', ['-c', config, '-f', 'json', file], { cwd: root });
  return JSON.parse(stdout.toString()).diagnostics.map(({ message }: { message: string }) => message);
}

it('finds what people read', () => {
  const code = `
    export const C = (n: number) => <p title="Close" aria-label={'Open it'}>Hello {n} there</p>;
    export const label = { label: 'Daily', hint: \`Up to \${max}\` };
    export const text = (n: number) => \`\${n} of 3 answered\`;
    export const refused = () => new Problem('invalid', 'Please say something.');
    export const body = z.string().max(5, \`Please keep it under \${max} characters.\`);`;
  expect(found(code)).toEqual([
    'Close',
    'Open it',
    'Hello',
    'there',
    'Daily',
    'Up to {}',
    '{} of 3 answered',
    'Please say something.',
    'Please keep it under {} characters.',
  ]);
});

it('passes over what nobody reads', () => {
  const code = `
    import x from 'Some words here';
    export const C = () => <p className="Flex items gap" role="status">{words('title')} · 3</p>;
    export const told = () => { throw new Error('It was never set up'); };
    export const is = (role: string) => role === 'Team Leader';
    export const contract = endpoint({ summary: 'Tells how it is.', body: z.string().describe('How it is.') });
    export const sql = db.query('SELECT id FROM users WHERE id = 1');
    export type Kind = 'Two words' | 'Three words here';`;
  expect(found(code)).toEqual([]);
});
