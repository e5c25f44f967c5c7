import { NextIntlClientProvider } from 'next-intl';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import type { CompanyAnalytics, OverviewTeam } from '#/components/dashboards/company/company-dashboard.ts';
import { figuresAbove, mostNamedMetric } from '#/components/dashboards/company/company-figures.ts';
import {
  describeTeamLines,
  endOf,
  findNearestTeam,
  lookOfName,
  prepareTeamLines,
} from '#/components/dashboards/teams-overview/teams-overview-lines.ts';
import { TeamsOverviewScatterCard } from '#/components/dashboards/teams-overview/teams-overview-scatter-card.tsx';
import { chartReader } from '#/e2e/support/scenes/figure-reader.ts';
import { catalogues } from '#/lib/words/catalogues.ts';
import { wordsFor } from '#/lib/words/translator.ts';

const line = (...records: (number | null)[]) =>
  records.map((record, at) => ({ date: ['2026-03-02', '2026-03-09', '2026-03-16'][at] ?? '', record }));
const team = (id: number, teamName: string, ...records: (number | null)[]) => ({
  id,
  teamName,
  data: line(...records),
});

const analytics = {
  period: { name: '1m', from: '2026-02-21', to: '2026-03-22', bucket: 'day' },
  teamsPeriod: { name: '1m', from: '2026-03-02', to: '2026-03-22', bucket: 'week' },
  department: null,
  companyLine: line(60, 62, 64),
  teams: [team(2, 'Sails', 70, null, 74), team(1, 'Anchor', 50, 40, 0), team(3, 'Small', null, null, null)],
} as unknown as CompanyAnalytics;
const figure = figuresAbove.motivation;
const reader = { ...chartReader, lines: wordsFor('en', 'teams-overview.lines') };
const how = { t: chartReader.points, locale: 'en-GB' };
const lines = prepareTeamLines({ analytics, figure, reader });

test('a line keeps its gaps and real zeros, and a team without a value has no line', () => {
  expect(lines.teams).toEqual([
    { id: 1, name: 'Anchor', values: [50, 40, 0] },
    { id: 2, name: 'Sails', values: [70, null, 74] },
  ]);
  expect(lines.without).toBe('1 team isn’t shown: too few people answered.');
  expect(lines.company.values).toEqual([60, 62, 64]);
  expect(lines.from).toBe(0);
  expect(prepareTeams(team(1, 'Anchor', 50, 41)).from).toBe(40);
  expect(prepareTeams(team(1, 'Anchor', 50, 39)).from).toBe(20);
});

const prepareTeams = (...teams: object[]) =>
  prepareTeamLines({ analytics: { ...analytics, teams } as unknown as CompanyAnalytics, figure, reader });

test('the chart in words names the highest and the lowest at one time, the latest available', () => {
  expect(lines.summary).toBe(
    'Motivation by team, Week of 2 March 2026 to Week of 16 March 2026, 2 lines. Latest, Week of 16 March 2026: highest Sails at 74, lowest Anchor at 0.',
  );
  const ended = prepareTeams(
    team(1, 'Ended', 90, 5, null),
    team(2, 'Sails', 70, null, 74),
    team(3, 'Keel', 50, 50, 60),
  );
  expect(ended.summary).toMatch(/Latest, Week of 16 March 2026: highest Sails at 74, lowest Keel at 60\.$/);
  const earlier = prepareTeams(team(1, 'Ended', 90, null, null), team(2, 'Sails', 70, 72, null));
  expect(earlier.summary).toMatch(/Latest, Week of 9 March 2026: Sails at 72\.$/);
  expect(prepareTeams(team(1, 'Small', null, null, null)).summary).toBe('Motivation by team: no data yet.');
});

test('teams without a line are grouped by reason', () => {
  const without = (...reasons: (string | null)[]) =>
    prepareTeams(...reasons.map((hiddenReason, at) => ({ ...team(at, `Team ${at}`, null), hiddenReason }))).without;
  expect(without('group_too_small', 'not_enough_answers')).toBe('2 teams aren’t shown: too few people answered.');
  expect(without('group_too_small')).toBe('1 team isn’t shown: it’s too small.');
  expect(prepareTeams(team(1, 'Anchor', 50)).without).toBe('');
});

test('the map says how many teams have no dot, and why', () => {
  const figure = (avg: number | null, hiddenReason: string | null = null) => ({ avg, hiddenReason });
  const noteOf = (...figures: (readonly [productivity: object, sentiments: object])[]) => {
    const teams = figures.map(([productivity, sentiments], id) => ({
      team: { id, name: `Team ${id}` },
      productivity,
      sentiments,
      productivity_sentiment_category: 1,
    })) as unknown as OverviewTeam[];
    const children = createElement(TeamsOverviewScatterCard, { teams, ...ignored });
    const props = { locale: 'en' as const, messages: catalogues.en, children };
    return renderToStaticMarkup(createElement(NextIntlClientProvider, props));
  };
  const drawn = [figure(70), figure(80)] as const;
  expect(noteOf(drawn)).not.toContain('shown:');
  const small = [figure(null, 'group_too_small'), figure(null, 'group_too_small')] as const;
  expect(noteOf(drawn, small)).toContain('1 team isn’t shown: it’s too small.');
  const silent = [figure(70), figure(null, 'not_enough_answers')] as const;
  expect(noteOf(drawn, small, silent)).toContain('2 teams aren’t shown: too few people answered.');
});

const ignored = { attention: [], shownId: null, onShow: () => undefined, onOpen: () => undefined };

test('a point’s description has the company and the requested teams', () => {
  expect(describeTeamLines(lines, { at: 1, teams: lines.teams }, how)).toMatchObject({
    heading: 'Week of 9 March 2026',
    rows: [
      { name: 'Company', value: '62' },
      { name: 'Anchor', value: '40' },
      { name: 'Sails', value: 'no new results' },
    ],
  });
});

test('the nearest line is one with a value there', () => {
  expect(findNearestTeam(lines.teams, 0, 61)?.name).toBe('Sails');
  expect(findNearestTeam(lines.teams, 1, 90)?.name).toBe('Anchor');
  expect(findNearestTeam([], 0, 50)).toBeUndefined();
});

test('a department’s weeks without a team’s are no points, and without any it has no line', () => {
  const more = [...line(60), { date: '2026-02-23', record: 1 }];
  const design = { ...analytics, department: { id: 4, name: 'Design' }, companyLine: more };
  const { company } = prepareTeamLines({ analytics: design, figure, reader });
  expect(company).toEqual({ id: 0, name: 'Design', values: [60, null, null] });
  const early = prepareTeamLines({ analytics: { ...analytics, companyLine: [] }, figure, reader });
  expect(describeTeamLines(early, { at: 0, teams: [] }, how).rows).toEqual([]);
});

test('the chart opens with the result for which most teams are marked', () => {
  const of = (...metrics: ('sentiment' | 'productivity' | 'motivation' | 'participation')[]) =>
    mostNamedMetric(metrics.map((metric) => ({ metric })));
  expect(of('motivation', 'sentiment', 'sentiment')).toBe('sentiment');
  expect(of('productivity', 'sentiment')).toBe('productivity');
  expect(of('participation', 'participation')).toBe('sentiment');
  expect(of()).toBe('sentiment');
});

test('a line ends with its last value, also before a gap', () => {
  expect([endOf({ values: [60, 72, null] }), endOf({ values: [null] })]).toEqual([72, 0]);
});

test('the name of a chosen team has its line’s colour, and the others are as pale as their lines', () => {
  expect([0, 1, 2].map((id) => lookOfName(id, [2], null))).toEqual(['', '', 'text-bad']);
  expect([0, 1, 2, 3].map((id) => lookOfName(id, [2, 3], 3))).toEqual([
    '',
    'opacity-45',
    'text-bad opacity-45',
    'text-accent-text',
  ]);
});
