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

test('a team becomes a line of plain numbers; what is hidden is empty and says why', () => {
  const [head = '', line = ''] = chartCsv([describeTeamForFile(row, 5)]).split('\r\n');
  expect(head.split(',').slice(0, 11).join()).toMatch(
    /Name,Department,Team leader,Members,Category,Motivation,Motivation: before,Motivation: change,Motivation: change is clear,Motivation: people,Motivation: why hidden$/,
  );
  expect(line).toBe('"Anchor, east",Other,,4,Too little to tell,71,77,-6,yes,5–9,,0,,,,,,,,,,,Fewer than 5 answers');
});
