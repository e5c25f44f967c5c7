import { expect, test } from 'vitest';
import { plainBlanks, wordBlanks } from '#/components/charts/blank-words.ts';

test('a day off and a day without answers have words of their own', () => {
  expect(wordBlanks([0, undefined, null], plainBlanks)).toEqual([null, 'no check-in', 'no answers']);
});
