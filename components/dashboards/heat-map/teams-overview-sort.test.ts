import { expect, test } from 'vitest';
import { sorts } from '#/components/dashboards/company/company-filters.ts';
import { pressSort, readSort, sortOptions } from '#/components/dashboards/heat-map/teams-overview-sort.ts';

test('every order the API knows is offered both ways', () => {
  const offered = sortOptions.map(({ value }) => readSort(value));
  for (const sort of sorts) {
    expect(offered).toContainEqual({ sort, direction: 'asc' });
    expect(offered).toContainEqual({ sort, direction: 'desc' });
  }
});

test('a second press turns the order round', () => {
  expect(pressSort({ sort: 'sentiment', direction: 'asc' }, 'sentiment')).toEqual({
    sort: 'sentiment',
    direction: 'desc',
  });
  expect(pressSort({ sort: 'sentiment', direction: 'desc' }, 'sentiment')).toEqual({
    sort: 'sentiment',
    direction: 'asc',
  });
});

test('another column begins where people look first', () => {
  expect(pressSort({ sort: 'name', direction: 'desc' }, 'motivation')).toEqual({
    sort: 'motivation',
    direction: 'asc',
  });
  expect(pressSort({ sort: 'name', direction: 'asc' }, 'members')).toEqual({ sort: 'members', direction: 'desc' });
});
