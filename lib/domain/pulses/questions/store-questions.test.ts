import { expect, it } from 'vitest';
import { isSameQuestion } from '#/lib/domain/pulses/questions/store-questions.ts';

const question = (text: string, typeId = 5, bankItemId: number | null = null) => ({ text, typeId, bankItemId });

it.each([
  ['All well?', 'all  WELL'],
  ['Is it “fair”?', 'Is it "fair" ?'],
  ['Caf\u00e9 today', 'Cafe\u0301 to\u00adday'],
  ['Ｆull width', 'full\u202e width'],
  ['???', '???'],
])('%s and %s are the same', (one, other) => {
  expect(isSameQuestion(question(one), question(other))).toBe(true);
});

it.each([
  [question('All well'), question('All well', 4)],
  [question('All well'), question('All good')],
  [question('???'), question('!!!')],
])('%o and %o aren’t the same', (one, other) => {
  expect(isSameQuestion(one, other)).toBe(false);
});

it('one common text in any language makes questions the same', () => {
  const translated = { ...question('All well?'), texts: { de: 'Alles gut?' } };
  expect(isSameQuestion(translated, { ...question('Fine?'), texts: { fr: 'Ça va ?', de: 'alles  gut' } })).toBe(true);
  expect(isSameQuestion(translated, question('Alles gut?'))).toBe(true);
  expect(isSameQuestion(translated, { ...question('Fine?'), texts: { de: 'Wirklich gut?' } })).toBe(false);
  expect(isSameQuestion(translated, question('Alles gut?', 4))).toBe(false);
});

it('an item of the question bank is the same with another company’s name', () => {
  expect(isSameQuestion(question('I like Acme.', 5, 3), question('I like Apex.', 5, 3))).toBe(true);
  expect(isSameQuestion(question('I like Acme.', 5, 3), question('I like Acme', 5))).toBe(true);
});
