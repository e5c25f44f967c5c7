import { expect, test } from 'vitest';
import { describeTeamChange, summariseTeams } from '#/components/dashboards/heat-map/teams-overview-wording.ts';
import { figureReader } from '#/e2e/support/scenes/figure-reader.ts';
import { wordsFor } from '#/lib/words/translator.ts';

const how = { t: wordsFor('en', 'teams-overview.summary'), locale: 'en-GB' };

test('what asks for attention comes first, and categories of one kind are counted together', () => {
  const categories = [
    { id: 0, teams: 1 },
    { id: 1, teams: 3 },
    { id: 2, teams: 4 },
    { id: 3, teams: 1 },
    { id: 6, teams: 1 },
    { id: 9, teams: 1 },
  ];
  expect(summariseTeams(categories, how)).toBe(
    '11 teams: 1 struggling, 2 under strain, 7 doing well, 1 without enough data.',
  );
});

test('teams that are all alike are said once', () => {
  expect(summariseTeams([{ id: 5, teams: 14 }], how)).toBe('All 14 teams are steady.');
  expect(summariseTeams([{ id: 7, teams: 1 }], how)).toBe('The team is held back.');
  expect(summariseTeams([{ id: 0, teams: 1 }], how)).toBe('The team doesn’t have enough data yet.');
});

test('without teams it says so', () => {
  expect(summariseTeams([{ id: 1, teams: 0 }], how)).toBe('No team fits these filters.');
  expect(summariseTeams([], how)).toBe('No team fits these filters.');
});

test('a change is against the period before', () => {
  const figure = { change: -8, reliable: true, previousAvg: 70 } as Parameters<typeof describeTeamChange>[1];
  expect(describeTeamChange('sentiment', figure, { period: '1w', t: figureReader.t })).toMatchObject({
    text: 'Down 8 points',
    reliability: 'a clear change from the previous 7 days',
  });
});
