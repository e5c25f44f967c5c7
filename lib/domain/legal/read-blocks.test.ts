import { expect, it } from 'vitest';
import { readBlocks } from '#/lib/domain/legal/read-blocks.ts';

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
