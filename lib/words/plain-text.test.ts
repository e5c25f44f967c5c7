import { describe, expect, it } from 'vitest';
import {
  holdsWebAddress,
  isBlank,
  readAddress,
  readAddresses,
  trimText,
  withoutUnseen,
} from '#/lib/words/plain-text.ts';

describe('a text that shows nothing', () => {
  it.each([
    '',
    ' ',
    '\u00a0',
    '\u200b\u200b',
    '\u2800',
    '\u3164',
    '\u00ad',
    ' \u200b ',
    '\ufeff',
    '\u202a\u202c',
    '\u200d',
    '\u2060',
    '\u180e',
    '\ufe0f',
    '\uffa0',
    '\u0007',
  ])('%j', (text) => {
    expect([isBlank(text), trimText(text)]).toEqual([true, '']);
  });

  it.each(['a', '👨‍👩‍👧', '0', '·', 'علی\u200cرضا', '.'])('isn’t “%s”', (text) => {
    expect([isBlank(text), trimText(text)]).toEqual([false, text]);
  });
});

it.each([
  ['\u200b Ops \u2800', 'Ops'],
  ['❤️', '❤️'],
  ['🏴\u{e0067}\u{e0062}\u{e007f}', '🏴\u{e0067}\u{e0062}\u{e007f}'],
  ['شرکت\u200cها', 'شرکت\u200cها'],
])('%j is trimmed to %j', (text, trimmed) => {
  expect(trimText(text)).toBe(trimmed);
});

it('invisible characters are removed from an address, blanks inside aren’t', () => {
  expect(withoutUnseen('\u202aa b\u00ad\u200d@x\u202c ')).toBe('a b@x');
});

it.each([
  'Prizes at win.example.com',
  'Click http://evil.example',
  'WWW.evil',
  'evil.ru',
  'bit.ly/abc',
  'a.io!',
  'Müller.de',
  'team.uk',
  'evil.com.',
])('%s contains a web address', (name) => expect(holdsWebAddress(name)).toBe(true));

it.each([
  'St. John',
  'Node.js',
  'Vue.js & D3.js',
  'Q3.2 Team',
  'R.E.M. fans',
  'U.S. Sales',
  'J.P. Morgan',
  'S.p.A.',
  'B.V.',
  'd.o.o.',
  'Acme Inc.',
  'No.1',
  '100 % Remote',
  '..',
])('%s contains none', (name) => expect(holdsWebAddress(name)).toBe(false));

it.each([
  '',
  'nobody',
  'ada@@harbour.test',
  'ada@harbour.test tom@harbour.test',
  '"ada@harbour.test"b',
  "o'brien@harbour.test",
  '.rin@harbour.test',
  'ada@harbour.test <>',
])('%j isn’t a single address and stays unchanged', (text) => {
  expect(readAddress(text)).toBe(text);
});

it('plainText takes no longer for a text that is made to be slow', () => {
  const start = performance.now();
  for (const text of ['"'.repeat(1e6), `${'" '.repeat(5e5)}x`, '('.repeat(1e6), `${'('.repeat(900)}x`])
    readAddress(text);
  expect(performance.now() - start).toBeLessThan(1000);
});

it.each([
  ['ada@harbour.test, tom@harbour.test', ['ada@harbour.test', 'tom@harbour.test']],
  ['Ada B. <ada@harbour.test>; "Li, Tom" <tom@harbour.test>;', ['ada@harbour.test', 'tom@harbour.test']],
  ["'ada@harbour.test' <ada@harbour.test>\r\ntom@harbour.test.", ['ada@harbour.test', 'tom@harbour.test']],
  ['mailto:ada@harbour.test,tom@harbour.test', ['ada@harbour.test', 'tom@harbour.test']],
  ['ada@harbour.test\ttom@@harbour.test', ['ada@harbour.test', 'tom@@harbour.test']],
  ["o'brien@harbour.test ada@harbour.test", ["o'brien@harbour.test", 'ada@harbour.test']],
  ['nobody', []],
])('the list %j has %j', (text, addresses) => {
  expect(readAddresses(text)).toEqual(addresses);
});
