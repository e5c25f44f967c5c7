import { expect, it } from 'vitest';
import { holdsWords } from '#/lib/words/holds-words.ts';

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
])('%j holds %j: %j', (text, typed, expected) => {
  expect(holdsWords(text, typed)).toBe(expected);
});
