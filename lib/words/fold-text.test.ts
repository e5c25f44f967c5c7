import { expect, it } from 'vitest';
import { foldWords, holdsWords } from '#/lib/words/fold-text.ts';

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

it('foldWords returns the position of each word', () => {
  const text = '“Déjà” vu';
  expect(foldWords(text).map(({ at, length }) => text.slice(at, at + length))).toEqual(['Déjà', 'vu']);
});

it.each([
  ['Maria Müller', 'muller', true],
  ['Maria Müller', 'MU\u0308LLER maria', true],
  ['Ångström', 'angstrom', true],
  ['Łódź', 'lodz', true],
  ['Straße', 'STRASSE', true],
  ['strasse', 'Straße', true],
  ['ΣΊΣΥΦΟΣ', 'σίσυφος', true],
  ['O’Dwyer', "o'dwyer", true],
  ['علی\u200cرضا', 'علیرضا', true],
  ['किरण', 'कर', false],
  ['50 % off', '%', true],
  ['Off', '%', false],
  ['Off', '_', false],
  ['Off', ' ', true],
  ['Maria Müller', 'maria x', false],
])('%j contains %j: %j', (text, typed, expected) => {
  expect(holdsWords(text, typed)).toBe(expected);
});
