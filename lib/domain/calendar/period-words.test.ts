import { expect, test } from 'vitest';
import { periods } from '#/lib/domain/calendar/period.ts';
import { wordClosedPeriod, wordPeriod, wordWholeWeeks } from '#/lib/domain/calendar/period-words.ts';

test('the change of an own team’s month is measured over whole weeks, every other over the period before', () => {
  const compared = periods.filter(({ name }) => wordPeriod(name).compared !== wordPeriod(name).previous);
  expect(compared.map(({ name }) => [name, wordPeriod(name).compared])).toEqual([['1m', 'the 4 weeks before']]);
});

test('yesterday is not over where only closed days count', () => {
  expect(wordClosedPeriod('1d')).toEqual({ ...wordPeriod('1d'), during: 'on the last closed day' });
  expect(wordClosedPeriod('1w')).toEqual(wordPeriod('1w'));
});

test('one day stands for its week where teams are seen from above', () => {
  expect(wordWholeWeeks('1d')).toEqual({ covered: 'the last whole week', previous: 'the week before' });
});
