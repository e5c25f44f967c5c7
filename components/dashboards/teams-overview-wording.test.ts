import { expect, test } from 'vitest';
import type { OverviewTeam } from '#/components/dashboards/company-dashboard.ts';
import {
  describeTeamCategory,
  describeTeamChange,
  summariseTeams,
  titleCategory,
} from '#/components/dashboards/teams-overview-wording.ts';

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
    '1 of 11 teams is struggling, 2 are under strain, 7 are doing well, 1 has too little to tell.',
  );
});

test('teams that are all alike are said once', () => {
  expect(summariseTeams([{ id: 5, teams: 14 }])).toBe('All 14 teams are steady.');
  expect(summariseTeams([{ id: 7, teams: 1 }])).toBe('1 of 1 team is held back.');
});

test('without teams it says so', () => {
  expect(summariseTeams([{ id: 1, teams: 0 }])).toBe('No team fits these filters.');
  expect(summariseTeams([])).toBe('No team fits these filters.');
});

test('one day stands for its week', () => {
  const figure = { change: -8, reliable: true, previousAvg: 70 } as Parameters<typeof describeTeamChange>[1];
  expect(describeTeamChange('sentiment', figure, '1d')).toMatchObject({
    text: '8 points lower',
    reliability: 'a clear change from the week before',
  });
});

test('without a category the smallest group of the company is named', () => {
  const none = { avg: null, hiddenReason: 'group_too_small' };
  const row = { productivity_sentiment_category: 0, productivity: none, sentiments: none };
  expect(describeTeamCategory(row as unknown as OverviewTeam, 7)).toMatchObject({
    title: titleCategory(0),
    meaning: 'It takes at least 7 people a week who answer on performance and sentiment.',
  });
});
