import { expect, it } from 'vitest';
import { plainTitle } from '#/lib/words/plain-title.ts';

it.each([
  ['\u202aOps\u202c', 'Ops'],
  ['\u2068Ops\u2069 ', 'Ops'],
  ['O\u00adps', 'Ops'],
  ['\ufeffO\u2060ps', 'Ops'],
  ['\u202espO', 'spO'],
  ['\u202e', ''],
  ['צוות C++\u200f', 'צוות C++\u200f'],
  ['شرکت\u200cها', 'شرکت\u200cها'],
  ['👨‍👩‍👧 ❤️', '👨‍👩‍👧 ❤️'],
])('the name %j is stored as %j', (text, name) => {
  expect(plainTitle(text)).toBe(name);
});
