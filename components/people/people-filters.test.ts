import { expect, it } from 'vitest';
import { isFiltered, readFilters } from '#/components/people/people-filters.ts';

const read = (search: string) => readFilters((name) => new URLSearchParams(search).get(name));

it.each([
  ['', { search: '' }, false],
  [
    'search=+ada+&department=0&team=4&role=Member&status=Active',
    { search: 'ada', department: 0, team: 4, role: 'Member', status: 'Active' },
    true,
  ],
  ['role=Boss&team=x&department=-1&status=active&tab=people', { search: '' }, false],
])('the address %j', (search, filters, filtered) => {
  expect(read(search)).toEqual(filters);
  expect(isFiltered(read(search))).toBe(filtered);
});
