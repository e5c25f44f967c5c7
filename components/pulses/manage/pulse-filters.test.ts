import { expect, it } from 'vitest';
import { readFilters } from '#/components/pulses/manage/pulse-filters.ts';

it.each([
  ['', {}],
  ['status=Active&user=4&date=2026-11-22', { status: 'Active', user: 4, date: '2026-11-22' }],
  ['date=2026-11', { date: '2026-11' }],
  ['status=Open&user=x&date=soon', {}],
])('%s', (search, filters) => {
  expect(readFilters((name) => new URLSearchParams(search).get(name))).toEqual(filters);
});
