import { expect, test } from 'vitest';
import { describeBlanks, plainBlanks } from '#/components/charts/blank-words.ts';

test('a day off and a day without answers have words of their own', () => {
  expect(describeBlanks([0, undefined, null], plainBlanks)).toEqual([null, 'no check-in', 'no answers']);
});
