import { expect, test } from 'vitest';
import { parseFilters, shownTab, tabsOf, toSearch } from '#/components/dashboards/team/dashboard-filters.ts';

const parse = (search: string) => {
  const params = new URLSearchParams(search);
  return parseFilters((name) => params.get(name), [4, 9]);
};
const plain = { tab: 'overview', team: 4, period: '1m', member: 0, view: null, date: null, trend: null } as const;

test('an empty URL means: overview, first team, 30 days, all members, the last check-in', () => {
  expect(parse('')).toEqual(plain);
});

test('the URL restores what was chosen', () => {
  const filters = { ...plain, tab: 'report', team: 9, period: '6m', member: 31, date: '2026-03-18' } as const;
  expect(parse(toSearch(filters))).toEqual(filters);
  const about = { ...plain, tab: 'motivation', trend: 7 } as const;
  expect(parse(toSearch(about))).toEqual(about);
  const published = { ...plain, view: 'published' } as const;
  expect(parse(toSearch(published))).toEqual(published);
  expect(toSearch({ ...plain, team: 9, period: '6m' })).toBe('?team=9&period=6m');
});

test.each([
  ['team=5&period=1w&member=31&date=2026-03-18', { ...plain, period: '1w' }],
  ['team=-1&period=2d&member=-4', plain],
  ['team=abc&member=1e3', plain],
  ['member=31&date=2026-03-18', { ...plain, member: 31, date: '2026-03-18' }],
  ['team=9&member=9999999999', { ...plain, team: 9 }],
  ['tab=pulses&date=2026-02-30', plain],
  ['tab=motivation&team=5&trend=7', { ...plain, tab: 'motivation' }],
  ['tab=motivation&trend=x', { ...plain, tab: 'motivation' }],
  ['tab=trends&trend=7', { ...plain, tab: 'trends' }],
  ['view=names', plain],
  ['tab=performance', { ...plain, tab: 'performance' }],
])('%s falls back', (search, filters) => {
  expect(parse(search)).toEqual(filters);
});

test('members see the parts without names, leaders all of them', () => {
  const shared = ['overview', 'performance', 'insights', 'trends', 'motivation', 'steps'];
  expect(tabsOf('Member').map(({ name }) => name)).toEqual(shared);
  expect(tabsOf('Team Leader').map(({ name }) => name)).toEqual([...shared, 'information', 'report']);
  expect(shownTab('report', 'Member')).toBe('overview');
  expect(shownTab('report', 'Team Leader')).toBe('report');
});
