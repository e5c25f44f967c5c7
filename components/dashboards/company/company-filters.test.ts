import { expect, test } from 'vitest';
import {
  type CompanyFilters,
  changeFilters,
  companyAddress,
  defaultFilters,
  parseCompanyFilters,
} from '#/components/dashboards/company/company-filters.ts';

const parse = (search: string) => {
  const params = new URLSearchParams(search);
  return parseCompanyFilters((name) => params.get(name), [4, 9]);
};

const filters: CompanyFilters = {
  tab: 'teams',
  period: '6m',
  department: 9,
  search: 'Light house',
  category: 0,
  sort: 'sentiment',
  direction: 'desc',
  grouped: false,
  page: 3,
  metric: 'productivity',
  team: 12,
};

test('an empty URL is the first tab over 30 days', () => {
  expect(parse('')).toEqual({ ...defaultFilters, tab: 'overview', period: '1m', department: 0 });
  expect(companyAddress(defaultFilters)).toBe('/dashboard');
});

test('the URL restores what was chosen', () => {
  expect(parse(companyAddress(filters).split('?')[1] ?? '')).toEqual(filters);
});

test('the other tabs keep nothing of the teams tab’s', () => {
  expect(companyAddress({ ...filters, tab: 'steps' })).toBe('/dashboard?tab=steps&period=6m&department=9');
  expect(companyAddress({ ...filters, tab: 'overview' })).toBe('/dashboard?period=6m&department=9');
});

test.each([
  'tab=people&period=2d&department=5',
  'department=-4&page=0&team=x',
  'category=10&sort=leader&direction=up',
  'metric=anger&page=100001&team=9999999999',
  'category=&sort=&search=%20%20',
])('%s falls back', (search) => {
  expect(parse(search)).toEqual(defaultFilters);
});

test('another order or filter starts at the first page', () => {
  expect(changeFilters(filters, { sort: 'name' })).toEqual({ ...filters, sort: 'name', page: 1 });
  expect(changeFilters(filters, { page: 4 })).toEqual({ ...filters, page: 4 });
  expect(changeFilters(filters, { metric: 'sentiment', team: 0 }).page).toBe(3);
});

test('choosing another department clears the team', () => {
  expect(changeFilters(filters, { department: 4 })).toEqual({ ...filters, department: 4, team: 0, page: 1 });
});
