import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterEach, expect, it, vi } from 'vitest';
import { resetSingletons } from '#/e2e/support/product/reset-singletons.ts';
import { readBlocks, readLegalPage } from '#/lib/domain/legal/read-legal-page.ts';
import { checkEnv } from '#/lib/platform/env.ts';

const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'legal-'));

function set(name: string, value: string): void {
  vi.stubEnv(name, value);
  resetSingletons(['env']);
}

afterEach(() => {
  vi.unstubAllEnvs();
  resetSingletons(['env']);
});

it('the operator’s file is shown with its own title, and the product’s text replaces a missing one', async () => {
  fs.writeFileSync(path.join(folder, 'imprint.md'), '# Who we are\n\nAcme, 1 High Street');
  set('LEGAL_DIR', folder);
  expect(await readLegalPage('imprint', 'en')).toEqual({
    title: 'Who we are',
    blocks: [{ kind: 'paragraph', parts: ['Acme, 1 High Street'] }],
    isOwn: true,
  });
  expect(await readLegalPage('privacy', 'en')).toMatchObject({ title: null, isOwn: false });
});

it('the address for questions is that for feedback, or else the sender of emails', async () => {
  expect(JSON.stringify(await readLegalPage('imprint', 'en'))).toContain('mailto:hello@unboxt.example');
  set('FEEDBACK_MAIL_TO', 'ask@boxt.example');
  expect(JSON.stringify(await readLegalPage('imprint', 'en'))).toContain('mailto:ask@boxt.example');
});

it.each([
  ['PRIVACY_URL', 'ftp://a.example', 'must be an http or https address'],
  ['TERMS_URL', 'javascript:alert(1)', 'must be an http or https address'],
  ['IMPRINT_URL', 'about us', 'must be an http or https address'],
  ['LEGAL_DIR', '/nowhere', 'must be a folder with privacy.md, terms.md, imprint.md or accessibility.md'],
])('%s of %s stops the start', (name, value, problem) => {
  expect(checkEnv({ ...process.env, [name]: value })).toEqual({ problems: [`${name} ${problem}`] });
});

const paragraph = (...parts: unknown[]) => ({ kind: 'paragraph', parts });

it.each([
  ['', []],
  ['\uFEFF# Imprint\r\n\r\nAda', [{ kind: 'heading', level: 1, text: 'Imprint' }, paragraph('Ada')]],
  [
    '## A ##\n#### B',
    [
      { kind: 'heading', level: 2, text: 'A' },
      { kind: 'heading', level: 3, text: 'B' },
    ],
  ],
  ['one\ntwo\n\nthree', [paragraph('one', ' ', 'two'), paragraph('three')]],
  ['- a\n  more\n- b\n\n* c', [{ kind: 'list', items: [['a', ' ', 'more'], ['b'], ['c']] }]],
  ['text\n- a', [paragraph('text'), { kind: 'list', items: [['a']] }]],
  ['#5 is no heading', [paragraph('#5 is no heading')]],
  [
    'See [our page](https://a.example/x), please.',
    [paragraph('See ', { text: 'our page', href: 'https://a.example/x' }, ', please.')],
  ],
  [
    'Look at https://a.example/x?y=1.',
    [paragraph('Look at ', { text: 'https://a.example/x?y=1', href: 'https://a.example/x?y=1' }, '.')],
  ],
  ['privacy@a.example.', [paragraph({ text: 'privacy@a.example', href: 'mailto:privacy@a.example' }, '.')]],
])('%j is read as %j', (text, blocks) => {
  expect(readBlocks(text)).toEqual(blocks);
});

it.each(['[x](javascript:alert(1))', '[x](data:text/html,1)', '<script>alert(1)</script>', '[x](//a.example)'])(
  '%s stays text',
  (text) => {
    expect(readBlocks(text)).toEqual([paragraph(text)]);
  },
);
