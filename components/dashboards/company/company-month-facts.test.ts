import { expect, test } from 'vitest';
import { listMonthFacts, type MonthResult } from '#/components/dashboards/company/company-month-facts.ts';
import { wordsFor } from '#/lib/words/translator.ts';

const t = wordsFor('en', 'dashboards.month');

const result = { month: '2026-02-01', personsBand: '20–49', avg: -8 } as unknown as MonthResult;

test('the groups of a month come with the month, the number of people and the total', () => {
  expect(listMonthFacts(result, t)).toEqual([
    { name: 'Month', value: '2026-02' },
    { name: 'People', value: '20–49' },
    { name: 'Result', value: '-8', record: -8 },
  ]);
});

test('the interval is shown if there is one', () => {
  const names = (interval: MonthResult['interval']) =>
    listMonthFacts({ ...result, interval }, t)
      .slice(3)
      .map(({ name, value }) => [name, value]);
  expect(names({ low: -12, high: 58 })).toEqual([
    ['Result: at least', '-12'],
    ['Result: at most', '58'],
  ]);
  expect(names(null)).toEqual([]);
});
