import { expect, it } from 'vitest';
import { findNeighbours, pagesBeside } from '#/components/dashboards/teams-overview/find-neighbours.ts';

const pageOf = (page: number, ...ids: number[]) => ({
  page,
  pages: 3,
  teams: ids.map((id) => ({ team: { id, name: `Team ${id}` } })),
});
const here = pageOf(2, 4, 5, 6);

it.each([
  [5, 'Team 4 on 2', 'Team 6 on 2', null, null],
  [4, 'Team 3 on 1', 'Team 5 on 2', 1, null],
  [6, 'Team 5 on 2', 'Team 7 on 3', null, 3],
  [9, undefined, undefined, null, null],
])('next to team %d are %s and %s', (team, previous, next, before, after) => {
  const summaryOf = (one: { name: string; page: number } | null) => (one ? `${one.name} on ${one.page}` : undefined);
  const neighbours = findNeighbours(team, here, pageOf(1, 2, 3), pageOf(3, 7));
  expect([summaryOf(neighbours.previous), summaryOf(neighbours.next)]).toEqual([previous, next]);
  expect(pagesBeside(team, here)).toEqual({ before, after });
});

it('a team has no neighbours while the list loads, nor beyond its ends', () => {
  expect(findNeighbours(4, undefined)).toEqual({ previous: null, next: null });
  expect(findNeighbours(4, { ...pageOf(1, 4), pages: 1 })).toEqual({ previous: null, next: null });
});
