import { expect, it } from 'vitest';
import { isFiltered, nextOrder, readFilters, readOrder } from '#/components/people/people-filters.ts';

const read = (search: string) => readFilters((name) => new URLSearchParams(search).get(name));

it.each([
  ['', { search: '' }, false],
  [
    'search=+ada+&department=0&team=4&role=Member&status=Active',
    { search: 'ada', department: 0, team: 4, role: 'Member', status: 'Active' },
    true,
  ],
  ['role=Boss&team=x&department=-1&status=active&tab=people', { search: '' }, false],
])('the URL %j is read', (search, filters, filtered) => {
  expect(read(search)).toEqual(filters);
  expect(isFiltered(read(search))).toBe(filtered);
});

it.each([
  ['sort=team&direction=desc', { sort: 'team', direction: 'desc' }],
  ['sort=salary', { sort: 'name', direction: 'asc' }],
  ['', { sort: 'name', direction: 'asc' }],
])('the order of %j is read', (address, order) => {
  expect(readOrder((name) => new URLSearchParams(address).get(name))).toEqual(order);
});

it('pressing a column again reverses the order, and another one starts in its own', () => {
  expect(nextOrder({ sort: 'team', direction: 'asc' }, 'team')).toEqual({ sort: 'team', direction: 'desc' });
  expect(nextOrder({ sort: 'team', direction: 'desc' }, 'team')).toEqual({ sort: 'team', direction: undefined });
  expect(nextOrder({ sort: 'team', direction: 'desc' }, 'role')).toEqual({ sort: 'role', direction: undefined });
});
