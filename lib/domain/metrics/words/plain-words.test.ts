import { expect, it } from 'vitest';
import { capitalise, countWords, listWords, wordPersonsOf } from '#/lib/domain/metrics/words/plain-words.ts';

it.each([
  [0, undefined, '0 persons'],
  [1, undefined, '1 person'],
  [2, 'people', '2 people'],
  [1250, 'people', '1,250 people'],
])('%d and its noun', (count, many, words) => {
  expect(countWords(count, 'person', many)).toBe(words);
});

it.each([
  [[], 'and', ''],
  [['Sales'], 'and', 'Sales'],
  [['Sales', 'Design'], 'and', 'Sales and Design'],
  [['Sales', 'Design', 'Finance'], 'and', 'Sales, Design and Finance'],
  [['Sales', 'Design', 'Finance'], 'or', 'Sales, Design or Finance'],
] as const)('%j with "%s"', (words, last, list) => {
  expect(listWords(words, last)).toBe(list);
});

it.each([
  [2, 11, '2 of 11 people'],
  [1, 1, '1 of 1 person'],
  [3, 2, '3 of 3 people'],
])('%d of %d who were asked', (persons, personsAsked, words) => {
  expect(wordPersonsOf(persons, personsAsked)).toBe(words);
});

it('begins a sentence', () => {
  expect(capitalise('up to 19 November')).toBe('Up to 19 November');
  expect(capitalise('')).toBe('');
});
