import { expect, it } from 'vitest';
import { foldWords } from '#/lib/words/fold-words.ts';

it.each([
  ['', []],
  [' – … “” ', []],
  ['Où est Zoë?', ['ou', 'est', 'zoe']],
  ['Check-ins, 2026', ['check', 'ins', '2026']],
  ['e\u0301te\u0301 ÉTÉ ﬁn', ['ete', 'ete', 'fin']],
  ['Straße İstanbul 東京', ['strasse', 'istanbul', '東京']],
])('%j has the words %j', (text, words) => {
  expect(foldWords(text).map(({ folded }) => folded)).toEqual(words);
});

it('says where each word stands', () => {
  const text = '“Déjà” vu';
  expect(foldWords(text).map(({ at, length }) => text.slice(at, at + length))).toEqual(['Déjà', 'vu']);
});
