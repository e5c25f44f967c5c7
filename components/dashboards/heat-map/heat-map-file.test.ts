import { expect, test } from 'vitest';
import { chartCsv } from '#/components/charts/chart-csv.ts';
import type { OverviewTeam } from '#/components/dashboards/company/company-dashboard.ts';
import { describeTeamForFile } from '#/components/dashboards/heat-map/heat-map-file.ts';
import { chartReader } from '#/e2e/support/scenes/figure-reader.ts';
import { wordsFor } from '#/lib/words/translator.ts';

const { points } = chartReader;
const reader = { ...chartReader, file: wordsFor('en', 'teams-overview.file') };

const figure = (avg: number | null, more = {}) => ({
  avg,
  change: null,
  reliable: false,
  personsBand: null,
  previousAvg: null,
  hiddenReason: null,
  until: '2026-03-29',
  isPartial: false,
  ...more,
});

const row = {
  team: {
    id: 1,
    name: 'Anchor, east',
    members: 4,
    leader: 'Ana Reis',
    secondaryLeader: 'Tom Berg',
    leaderEmail: null,
    departmentName: null,
  },
  motivation: figure(71, { change: -6, reliable: true, personsBand: '5–9', previousAvg: 77 }),
  productivity: figure(0),
  sentiments: figure(null, { hiddenReason: 'group_too_small', until: null }),
  participation: { rate: 81, previousRate: null, hiddenReason: null },
  productivity_sentiment_category: 0,
} as unknown as OverviewTeam;

const viewer = { minimumGroupSize: 5, period: '1m' as const };

/** The cells of a team's line by the names of their columns. */
function cellsOf(more: object): Record<string, string | undefined> {
  const team = { ...row, ...more } as OverviewTeam;
  const [names = [], cells = []] = chartCsv([describeTeamForFile(team, viewer, reader)], points)
    .split('\r\n')
    .map((line) => line.split(','));
  return Object.fromEntries(names.map((name, at) => [name, cells[at]]));
}

test('a team becomes a line of plain numbers; hidden ones are empty and say why', () => {
  const [head = '', line = ''] = chartCsv([describeTeamForFile(row, viewer, reader)], points).split('\r\n');
  expect(head.split(',').slice(0, 14).join()).toMatch(
    /Name,Department,Team leader,Members,Category,Participation \(%\),Sentiment,Sentiment: before,Sentiment: change,Sentiment: clear change\?,Sentiment: people,Sentiment: results up to,Sentiment: partial\?,Sentiment: reason if empty$/,
  );
  expect(line).toBe(
    '"Anchor, east",No department,Ana Reis and Tom Berg,4,Fewer than 5 members,81,,,,,,,,Fewer than 5 members,0,,,,,2026-03-29,,,71,77,-6,Yes,5–9,2026-03-29,,',
  );
});

test('a dashed result is marked, and a waiting team says so', () => {
  const anchor = { team: { ...row.team, name: 'Anchor' } };
  expect(cellsOf({ ...anchor, sentiments: figure(60, { isPartial: true }) })['Sentiment: partial?']).toBe('Yes');
  expect(cellsOf({ ...anchor, sentiments: figure(60) })['Sentiment: partial?']).toBe('');
  const waiting = figure(null, { hiddenReason: 'not_enough_answers' });
  expect(cellsOf({ ...anchor, sentiments: waiting })['Sentiment: reason if empty']).toBe(
    'Fewer than 5 people answered',
  );
});

test('an unclear change says whether it’s small or may be chance', () => {
  const clear = (change: number, reliable: boolean) =>
    cellsOf({ team: { ...row.team, name: 'Anchor' }, motivation: figure(71, { change, reliable }) })[
      'Motivation: clear change?'
    ];
  expect([clear(5, true), clear(4, true), clear(9, false)]).toEqual(['Yes', 'No (small)', 'No (could be chance)']);
});
