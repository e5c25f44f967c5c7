import { expect, test } from 'vitest';
import { chartCsv } from '#/components/charts/chart-csv.ts';
import type { OverviewTeam } from '#/components/dashboards/company-dashboard.ts';
import { describeTeamForFile } from '#/components/dashboards/heat-map-file.ts';

const figure = (avg: number | null, more = {}) => ({
  avg,
  change: null,
  reliable: false,
  personsBand: null,
  previousAvg: null,
  hiddenReason: null,
  ...more,
});

const row = {
  team: { id: 1, name: 'Anchor, east', members: 4, leader: null, departmentName: null },
  motivation: figure(71, { change: -6, reliable: true, personsBand: '5–9', previousAvg: 77 }),
  productivity: figure(0),
  sentiments: figure(null, { hiddenReason: 'group_too_small' }),
  productivity_sentiment_category: 0,
} as unknown as OverviewTeam;

/** The cells of a team's line by the names of their columns. */
function cellsOf(more: object): Record<string, string | undefined> {
  const team = { ...row, ...more } as OverviewTeam;
  const [names = [], cells = []] = chartCsv([describeTeamForFile(team, 5)])
    .split('\r\n')
    .map((line) => line.split(','));
  return Object.fromEntries(names.map((name, at) => [name, cells[at]]));
}

test('a team becomes a line of plain numbers; what is hidden is empty and says why', () => {
  const [head = '', line = ''] = chartCsv([describeTeamForFile(row, 5)]).split('\r\n');
  expect(head.split(',').slice(0, 12).join()).toMatch(
    /Name,Department,Team leader,Members,Category,Low or hidden participation,Motivation,Motivation: before,Motivation: change,Motivation: clear change\?,Motivation: people,Motivation: reason if empty$/,
  );
  expect(line).toBe('"Anchor, east",Other,,4,Too little to tell,,71,77,-6,Yes,5–9,,0,,,,,,,,,,,Fewer than 5 answers');
});

test('a team that is drawn dashed is marked, and one without answers says so', () => {
  const named = { team: { ...row.team, name: 'Anchor' } };
  const unsure = { ...named, sentiments: figure(60) };
  expect(cellsOf(unsure)['Low or hidden participation']).toBe('Yes');
  expect(cellsOf({ ...unsure, productivity_sentiment_category: 5 })['Low or hidden participation']).toBe('');
  expect(cellsOf({ ...named, sentiments: figure(null) })['Sentiment: reason if empty']).toBe('No answers');
});

test('a change that is no clear one says whether it is small or may be chance', () => {
  const clear = (change: number, reliable: boolean) =>
    cellsOf({ team: { ...row.team, name: 'Anchor' }, motivation: figure(71, { change, reliable }) })[
      'Motivation: clear change?'
    ];
  expect([clear(5, true), clear(4, true), clear(9, false)]).toEqual(['Yes', 'No (small)', 'No (could be chance)']);
});
