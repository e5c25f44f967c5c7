import { expect, test } from 'vitest';
import { describeTeamChange, summariseTeams } from '#/components/dashboards/heat-map/teams-overview-wording.ts';

test('what asks for attention comes first, and categories of one kind are counted together', () => {
  const categories = [
    { id: 0, teams: 1 },
    { id: 1, teams: 3 },
    { id: 2, teams: 4 },
    { id: 3, teams: 1 },
    { id: 6, teams: 1 },
    { id: 9, teams: 1 },
  ];
  expect(summariseTeams(categories)).toBe(
    '1 of 11 teams is struggling, 2 are under strain, 7 are doing well, 1 doesn’t have enough data yet.',
  );
});

test('teams that are all alike are said once', () => {
  expect(summariseTeams([{ id: 5, teams: 14 }])).toBe('All 14 teams are steady.');
  expect(summariseTeams([{ id: 7, teams: 1 }])).toBe('The team is held back.');
  expect(summariseTeams([{ id: 0, teams: 1 }])).toBe('The team doesn’t have enough data yet.');
});

test('without teams it says so', () => {
  expect(summariseTeams([{ id: 1, teams: 0 }])).toBe('No team fits these filters.');
  expect(summariseTeams([])).toBe('No team fits these filters.');
});

test('a change is against the period before', () => {
  const figure = { change: -8, reliable: true, previousAvg: 70 } as Parameters<typeof describeTeamChange>[1];
  expect(describeTeamChange('sentiment', figure, '1w')).toMatchObject({
    text: '8 points lower',
    reliability: 'a clear change from the 7 days before',
  });
});
