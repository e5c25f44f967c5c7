import { expect, test } from 'vitest';
import { parseFilters, toSearch } from '#/components/dashboards/dashboard-filters.ts';

const parse = (search: string) => {
  const params = new URLSearchParams(search);
  return parseFilters((name) => params.get(name), [4, 9]);
};

test('without anything in the address: first team, 30 days, all members', () => {
  expect(parse('')).toEqual({ team: 4, period: '1m', member: 0 });
});

test('what was chosen comes back from the address it made', () => {
  const filters = { team: 9, period: '6m', member: 31 } as const;
  expect(parse(toSearch(filters))).toEqual(filters);
  expect(toSearch({ ...filters, member: 0 })).toBe('?team=9&period=6m');
});

test.each([
  ['team=5&period=1w&member=31', { team: 4, period: '1w', member: 0 }],
  ['team=-1&period=2d&member=-4', { team: 4, period: '1m', member: 0 }],
  ['team=abc&member=1e3', { team: 4, period: '1m', member: 0 }],
  ['member=31', { team: 4, period: '1m', member: 31 }],
  ['team=9&member=9999999999', { team: 9, period: '1m', member: 0 }],
])('%s falls back', (search, filters) => {
  expect(parse(search)).toEqual(filters);
});
