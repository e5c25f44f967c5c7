import { expect, it } from 'vitest';
import { reportedOf } from '#/e2e/structure/oxlint.ts';

const config = 'e2e/structure/words-left/oxlintrc.json';

it('finds what people read', () => {
  const code = `
    export const C = (n: number) => <p title="Close" aria-label={'Open it'}>Hello {n} there</p>;
    export const label = { label: 'Daily', hint: \`Up to \${max}\` };
    export const text = (n: number) => \`\${n} of 3 answered\`;
    export const refused = () => new Problem('invalid', 'Please say something.');
    export const body = z.string().max(5, \`Please keep it under \${max} characters.\`);`;
  expect(reportedOf(config, code)).toEqual([
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
  expect(reportedOf(config, code)).toEqual([]);
});
