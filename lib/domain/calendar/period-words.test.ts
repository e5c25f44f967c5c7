import { expect, test } from 'vitest';
import { periods } from '#/lib/domain/calendar/period.ts';
import { wordPeriod } from '#/lib/domain/calendar/period-words.ts';

test('the change of an own team’s month is measured over whole weeks, every other over the period before', () => {
  const compared = periods.filter(({ name }) => wordPeriod(name).compared !== wordPeriod(name).previous);
  expect(compared.map(({ name }) => [name, wordPeriod(name).compared])).toEqual([['1m', 'the 4 weeks before']]);
});
