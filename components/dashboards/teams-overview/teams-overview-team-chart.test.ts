import { expect, test } from 'vitest';
import type {
  CompanyDashboard,
  CompanyViewer,
  OverviewTeam,
} from '#/components/dashboards/company/company-dashboard.ts';
import { figuresAbove } from '#/components/dashboards/company/company-figures.ts';
import {
  findDepartment,
  isOnePoint,
  prepareTeamChart,
} from '#/components/dashboards/teams-overview/teams-overview-team-chart.ts';
import { chartReader } from '#/e2e/support/scenes/figure-reader.ts';

const figure = figuresAbove.productivity;
const weeks = (...records: (number | null)[]) =>
  records.map((record, at) => ({ date: ['2026-03-02', '2026-03-09'][at] ?? '', record }));
const row = (...records: (number | null)[]) =>
  ({
    team: { id: 1, name: 'Anchor' },
    productivity: { data: weeks(...records), weeks: [], avg: null },
  }) as unknown as OverviewTeam;
const scope = {
  department: null,
  performance: { data: [...weeks(61, 63), { date: '2026-03-16', record: 90 }], weeks: [] },
} as unknown as CompanyDashboard;
const period = { name: '6m', from: '2026-03-02', to: '2026-03-22', bucket: 'week' } as const;
const frame = { figure, period, reader: chartReader } as const;

test('the company is next to the team, each with its own weeks', () => {
  expect(prepareTeamChart({ ...frame, row: row(50, 55), scope }).series).toMatchObject([
    { name: 'Anchor', colour: 'accent-text', values: [50, 55, null] },
    { name: 'Company', colour: 'muted', values: [61, 63, 90] },
  ]);
});

test('over 30 days both are weekly, and the team’s single days are small dots', () => {
  const days = { name: '1m', from: '2026-03-02', to: '2026-03-15', bucket: 'day' } as const;
  const day = [{ date: '2026-03-04', record: 70 }];
  const team = { team: { id: 1, name: 'Anchor' }, productivity: { data: day, weeks: weeks(50, 55), avg: null } };
  const company = { department: null, performance: { data: day, weeks: weeks(61, 63) } };
  const { series } = prepareTeamChart({
    figure,
    period: days,
    reader: chartReader,
    row: team as unknown as OverviewTeam,
    scope: company as unknown as CompanyDashboard,
  });
  expect(series.map(({ name, style, colour }) => [name, style, colour])).toEqual([
    ['Anchor, by week', 'solid', 'accent-text'],
    ['Single days', 'specks', 'accent-text'],
    ['Company', 'solid', 'muted'],
  ]);
  expect([series[0]?.values[6], series[0]?.values[7], series[2]?.values[7]]).toEqual([50, 55, 63]);
  expect(series[2]?.anchors?.filter(Boolean)).toHaveLength(2);
});

test('the company’s line has its name where it ends, unless that is long, and the team’s average is nowhere', () => {
  const team = {
    team: { id: 1, name: 'Anchor' },
    productivity: { data: weeks(50, 55), weeks: [], avg: 52.6, previousAvg: null },
  };
  const endsOf = (whole: CompanyDashboard) =>
    prepareTeamChart({ ...frame, row: team as unknown as OverviewTeam, scope: whole }).series.map(({ end }) => end);
  expect(endsOf(scope)).toEqual([undefined, { text: 'Company', value: 90, isFigure: false }]);
  const department = { id: 4, name: 'Research and development' };
  expect(endsOf({ ...scope, department })).toEqual([undefined, undefined]);
});

test('the team’s own previous period is dashed and has its value at its end, if they are compared', () => {
  const team = (change: number | null) => {
    const productivity = { data: weeks(50, 55), weeks: [], avg: 53, previousAvg: 72, change };
    return { team: { id: 1, name: 'Anchor' }, productivity } as unknown as OverviewTeam;
  };
  expect(prepareTeamChart({ ...frame, row: team(-19), scope }).series[2]).toMatchObject({
    name: 'Previous 6 months',
    style: 'dashed',
    values: [72, 72, 72],
    end: { text: '72 before', value: 72, isFigure: false },
  });
  expect(prepareTeamChart({ ...frame, row: team(null), scope }).series).toHaveLength(2);
});

test('a hidden team isn’t drawn as the company', () => {
  expect(prepareTeamChart({ ...frame, row: row(), scope }).series).toHaveLength(1);
});

test('before the company’s line has loaded the team is alone', () => {
  expect(prepareTeamChart({ ...frame, row: row(50, 55), scope: undefined }).series).toHaveLength(1);
});

test('a department leader’s team is compared with its own department, not with the first they lead', () => {
  const departments = [
    { id: 4, name: 'Engineering' },
    { id: 9, name: 'Sales' },
  ];
  const viewer = (role: string) => ({ role, departments }) as unknown as CompanyViewer;
  const sales = { team: { id: 1, name: 'Anchor', departmentName: 'Sales' } } as unknown as OverviewTeam;
  expect(findDepartment(sales, viewer('Department Leader'))).toBe(9);
  expect(findDepartment(sales, viewer('Administrator'))).toBe(0);
});

test('one week with an average is a single point; two weeks, or none, aren’t', () => {
  const figure = (avg: number | null, ...dates: string[]) => ({
    avg,
    data: dates.map((date) => ({ date, record: avg })),
  });
  const team = (sentiments: object) =>
    ({ motivation: figure(null), productivity: figure(60, '2026-03-02'), sentiments }) as unknown as OverviewTeam;
  expect(isOnePoint(team(figure(70, '2026-03-02')))).toBe(true);
  expect(isOnePoint(team(figure(70, '2026-03-02', '2026-03-09')))).toBe(false);
  expect(isOnePoint({ ...team(figure(null)), productivity: figure(null) } as unknown as OverviewTeam)).toBe(false);
});
