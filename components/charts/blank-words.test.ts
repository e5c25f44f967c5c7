import { expect, test } from 'vitest';
import { blanksOf, describeBlanks, plainBlanks, publishedBlanks } from '#/components/charts/blank-words.ts';
import { wordsFor } from '#/lib/words/translator.ts';

test('a day off and a day without answers have different words, if the reader may know', () => {
  const wordsOf = (blanks: typeof plainBlanks) =>
    describeBlanks(blanksOf([0, undefined, null], blanks), wordsFor('en', 'charts.points'));
  expect(wordsOf(plainBlanks)).toEqual([null, 'no check-in', 'no answers']);
  expect(wordsOf(publishedBlanks)).toEqual([null, 'no new results', 'no new results']);
});
