import { expect, test } from 'vitest';
import {
  describeLow,
  describeTeamChange,
  findLow,
  hasNothingNew,
  leadsWithLow,
  summariseTeams,
} from '#/components/dashboards/heat-map/teams-overview-wording.ts';
import { figureReader } from '#/e2e/support/scenes/figure-reader.ts';
import { wordsFor } from '#/lib/words/translator.ts';

type Overview = Parameters<typeof summariseTeams>[0];
type TeamsOfDay = Parameters<typeof hasNothingNew>[0];
type Marked = Overview['attention']['teams'][number];

let lastId = 0;
const marked = (name: string, reason: Marked['reason'], metric: Marked['metric'] = 'sentiment'): Marked => {
  lastId += 1;
  return {
    team: { id: lastId, name, departmentName: null, leader: null, leaderEmail: null },
    reason,
    metric,
    value: 45,
    change: null,
    categoryId: 5,
  };
};
const how: Parameters<typeof summariseTeams>[1] = {
  t: wordsFor('en', 'teams-overview.summary'),
  locale: 'en-GB',
  nameOf: ({ name }) => name,
};
const tell = (teams: Marked[], others: Overview['others']) =>
  summariseTeams({ attention: { total: teams.length, teams }, others }, how);

test('teams that need attention come first with their reasons, then how many others are where', () => {
  const teams = [
    marked('Supply', 'fell'),
    marked('Support', 'fell', 'motivation'),
    marked('Sales', 'below'),
    marked('Data', 'category'),
    marked('Legal', 'category', 'productivity'),
    marked('Finance', 'low', 'motivation'),
    marked('Design', 'participation', 'participation'),
  ];
  expect(
    tell(teams, [
      { id: 0, teams: 1 },
      { id: 1, teams: 3 },
      { id: 2, teams: 4 },
      { id: 5, teams: 2 },
    ]),
  ).toBe(
    '7 of 17 teams need attention: scores fell in Supply and Support; low sentiment in Data; sentiment well below average in Sales; low performance in Legal; low motivation in Finance; few answers in Design. Of the others, 7 are doing well on average, 2 are in the middle, 1 doesn’t have enough data.',
  );
});

test('a team that is too small isn’t said to have too little data', () => {
  const small = { motivation: { hiddenReason: 'group_too_small' } };
  const others = [
    { id: 0, teams: 3 },
    { id: 1, teams: 2 },
  ];
  const overview = { attention: { total: 0, teams: [] }, others, teams: [small] } as unknown as Overview;
  expect(summariseTeams(overview, how)).toBe(
    'No team needs attention. 2 are doing well on average, 2 don’t have enough data, 1 is too small for results of its own.',
  );
});

test('on a single day, it’s the day that has too little data', () => {
  const others = [
    { id: 0, teams: 2 },
    { id: 1, teams: 1 },
  ];
  const period = { name: '1d' as const, from: '2026-11-30', to: '2026-11-30', bucket: 'day' as const };
  const day = { attention: { total: 0, teams: [] }, others, period };
  expect(summariseTeams(day, how)).toBe(
    'No team needs attention. 1 is doing well on average, 2 don’t have enough data for one day.',
  );
});

test('a long list of names is shortened, and a single team isn’t counted', () => {
  const names = ['A', 'B', 'C', 'D', 'E', 'F'];
  expect(
    tell(
      names.map((name) => marked(name, 'below')),
      [],
    ),
  ).toBe('6 of 6 teams need attention: sentiment well below average in A, B, C, D and 2 more.');
  expect(tell([marked('Supply', 'fell')], [])).toBe('The team needs attention: sentiment fell in Supply.');
  expect(tell([marked('Supply', 'fell')], [{ id: 7, teams: 1 }])).toBe(
    '1 of 2 teams needs attention: sentiment fell in Supply. Of the others, 1 is held back.',
  );
});

test('if no team needs attention, teams that are all alike are described once', () => {
  expect(tell([], [{ id: 5, teams: 14 }])).toBe('All 14 teams are in the middle.');
  expect(tell([], [{ id: 7, teams: 1 }])).toBe('The team is happy but held back.');
  expect(tell([], [{ id: 0, teams: 1 }])).toBe('The team doesn’t have enough data yet.');
  expect(
    tell(
      [],
      [
        { id: 1, teams: 12 },
        { id: 8, teams: 2 },
      ],
    ),
  ).toBe('No team needs attention. 12 are doing well on average, 2 are stuck.');
});

test('a day without a result of any team has nothing new, which says nothing about longer periods', () => {
  const none = { avg: null, hiddenReason: 'not_enough_answers' };
  const team = { motivation: none, productivity: none, sentiments: none };
  const day = { asOf: '2026-11-29', period: { name: '1d' }, attention: { total: 0, teams: [] }, teams: [team] };
  const isNew = (change: object) => !hasNothingNew({ ...day, ...change } as unknown as TeamsOfDay);
  expect(isNew({})).toBe(false);
  expect(isNew({ period: { name: '1w' } })).toBe(true);
  expect(isNew({ teams: [team, { ...team, sentiments: { avg: 60, hiddenReason: null } }] })).toBe(true);
  expect(isNew({ attention: { total: 1, teams: [] } })).toBe(true);
  expect([isNew({ asOf: null }), isNew({ teams: [] })]).toEqual([true, true]);
});

test('the summary says when there are no teams', () => {
  expect(tell([], [])).toBe('No team fits these filters.');
});

test('a change is compared with the previous period', () => {
  const figure = { change: -8, reliable: true, previousAvg: 70 } as Parameters<typeof describeTeamChange>[1];
  expect(describeTeamChange('sentiment', figure, { period: '1w', t: figureReader.t })).toMatchObject({
    text: 'Down 8 points',
    reliability: 'a clear change from the previous 7 days',
  });
});

test('the legend’s arrows include small changes, which aren’t called clear', () => {
  const legend = wordsFor('en', 'teams-overview.table')('changes', {
    compared: 'yes',
    previous: 'the previous 30 days',
    minimum: 5,
  });
  expect(legend).toContain('marks a change from the previous 30 days that is unlikely to be chance.');
});

test('a team that rose and still needs attention shows last week’s score if that was lower', () => {
  const { team, ...low } = marked('Mobile App', 'below');
  const week = [{ ...low, team, value: 49 }];
  const mark = { ...low, team: team.id, kind: 'attention', value: 59, change: 18, place: 2, weight: 9 };
  const judged = mark as unknown as NonNullable<Parameters<typeof findLow>[1]>;
  expect(findLow(team, judged, week)).toEqual(week[0]);
  expect(findLow(team, { ...judged, change: null }, week)).toBeUndefined();
  expect(findLow(team, { ...judged, value: 48 }, week)).toBeUndefined();
  expect(findLow(team, { ...judged, kind: 'success' }, week)).toEqual(week[0]);
  expect(findLow(team, null, week)).toEqual(week[0]);
});

test('what was low last week is a mark in the list, and a sentence on the team’s page', () => {
  const low = { team: { id: 1 }, reason: 'below' as const, metric: 'sentiment' as const, value: 45 };
  expect(describeLow(low, wordsFor('en', 'dashboards.breakdown'))).toEqual({
    mark: 'Low last week: sentiment 45',
    sentence: 'Sentiment was low last week: 45.',
  });
  const { mark } = describeLow({ ...low, reason: 'fell' }, wordsFor('en', 'dashboards.breakdown'));
  expect(mark).toBe('Fell last week: sentiment 45');
});

test('what was low last week comes before good news, and after bad news', () => {
  const kinds = ['attention', 'watch', 'rise', 'success'] as const;
  expect(kinds.filter((kind) => leadsWithLow({ kind }))).toEqual(['watch', 'rise', 'success']);
  expect(leadsWithLow(null)).toBe(true);
});
