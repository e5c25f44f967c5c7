import { expect, it, test } from 'vitest';
import { pressSort, readSort, teamOrders, urgentFirst } from '#/components/dashboards/heat-map/teams-overview-sort.ts';
import { teamOrders as known } from '#/lib/domain/dashboards/company/company.constants.ts';

test('every order of the API is offered both ways, except that urgent teams only come first', () => {
  const offered = teamOrders.map(readSort);
  expect(offered).toContainEqual(urgentFirst);
  for (const sort of known.filter((name) => name !== 'attention')) {
    expect(offered).toContainEqual({ sort, direction: 'asc' });
    expect(offered).toContainEqual({ sort, direction: 'desc' });
  }
});

it.each([
  ['another column begins where people look first', 'name', 'desc', 'motivation', 'motivation', 'asc'],
  ['members begin with the most', 'attention', 'asc', 'members', 'members', 'desc'],
  ['a second press turns the order round', 'sentiment', 'asc', 'sentiment', 'sentiment', 'desc'],
  ['a third one brings back the first order', 'sentiment', 'desc', 'sentiment', 'attention', 'asc'],
  ['also a third one of members', 'members', 'asc', 'members', 'attention', 'asc'],
] as const)('%s', (_what, sort, direction, pressed, next, nextDirection) => {
  expect(pressSort({ sort, direction }, pressed)).toEqual({ sort: next, direction: nextDirection });
});
