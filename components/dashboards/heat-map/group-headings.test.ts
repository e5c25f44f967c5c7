import { describe, expect, it } from 'vitest';
import type {
  CompanyDashboard,
  CompanyViewer,
  OverviewTeam,
} from '#/components/dashboards/company/company-dashboard.ts';
import { defaultFilters } from '#/components/dashboards/company/company-filters.ts';
import {
  briefOf,
  describeFar,
  findHeading,
  headRows,
  teamsShown,
  type Yardstick,
} from '#/components/dashboards/heat-map/group-headings.ts';
import { figureReader } from '#/e2e/support/scenes/figure-reader.ts';

const departments = [
  { id: 4, name: 'Engineering' },
  { id: 9, name: 'Sales' },
];
const viewer = (role: CompanyViewer['role'], leads = departments): CompanyViewer => ({
  role,
  companyName: 'Northlight',
  placeName: 'Northlight',
  minimumGroupSize: 5,
  departments: leads,
  locale: 'en-GB',
});
const filters = { ...defaultFilters, tab: 'teams' as const, grouped: true };
const nothing = { dashboard: undefined, parts: undefined };

describe('last week’s marks', () => {
  it.each([
    ['Administrator', 0, departments, { kind: 'company', id: 0 }],
    ['Administrator', 9, departments, { kind: 'company', id: 0 }],
    ['Department Leader', 9, departments, { kind: 'department', id: 9 }],
    ['Department Leader', 0, departments.slice(0, 1), { kind: 'department', id: 4 }],
    ['Department Leader', 0, departments, null],
  ] as const)(
    'come for %s, department %i, from the brief of what teams are compared with',
    (role, department, leads, brief) => {
      expect(briefOf({ ...filters, department }, viewer(role, [...leads]))).toEqual(brief);
    },
  );
});

it('a department’s page has its own of the company’s teams of last week', () => {
  const [data, field] = [{ team: { departmentName: 'Engineering' } }, { team: { departmentName: 'Sales' } }];
  expect(teamsShown([data, field], { name: 'Engineering' })).toEqual([data]);
  expect(teamsShown([data, field], null)).toEqual([data, field]);
  expect(teamsShown(undefined, null)).toEqual([]);
});

describe('the rows above the teams', () => {
  it('are the company and its departments for an administrator, whose results come later', () => {
    const { whole, departments: rows } = headRows(filters, viewer('Administrator'), nothing);
    expect(whole).toEqual({ name: 'Northlight', href: '/dashboard', figures: undefined });
    expect(rows?.map(({ name }) => name)).toEqual(['Engineering', 'Sales']);
  });

  it('are only the department if one was chosen, without the value that everyone starts with', () => {
    const motivation = { avg: 50, isDefault: true };
    const dashboard = {
      department: { id: 9, name: 'Sales' },
      participation: { rate: 80 },
      motivation,
    } as CompanyDashboard;
    const ofDepartment = headRows({ ...filters, department: 9 }, viewer('Administrator'), { ...nothing, dashboard });
    expect(ofDepartment).toMatchObject({
      whole: { name: 'Sales', figures: { participation: 80, motivation: { avg: null } } },
      departments: null,
    });
  });

  it('have no whole for a leader of several departments, and no groups for a leader of one', () => {
    expect(headRows(filters, viewer('Department Leader'), nothing).whole).toBeNull();
    const one = headRows(filters, viewer('Department Leader', departments.slice(0, 1)), nothing);
    expect([one.whole === null, one.departments]).toEqual([false, null]);
  });

  it('are compared with the company for an administrator, with their department for its leader', () => {
    const of = (avg: number) => ({ department: null, sentiment: { avg }, motivation: {}, participation: {} });
    const answers = { parts: undefined, dashboard: of(63), company: of(73) } as unknown as Parameters<
      typeof headRows
    >[2];
    const choice = { ...filters, department: 9 };
    expect(headRows(choice, viewer('Administrator'), answers).yardstick?.sentiment.avg).toBe(73);
    expect(headRows(choice, viewer('Department Leader'), answers).yardstick?.sentiment.avg).toBe(63);
    expect(headRows(filters, viewer('Administrator'), answers).yardstick?.sentiment.avg).toBe(63);
    expect(headRows(filters, viewer('Department Leader'), answers).yardstick).toBeUndefined();
  });

  it('leave out unwanted groups', () => {
    expect(headRows({ ...filters, grouped: false }, viewer('Administrator'), nothing).departments).toBeNull();
  });
});

it('a department is above the first of its teams', () => {
  const rows = departments.map((department) => ({ ...department, figures: undefined }));
  const teams = ['Sales', 'Sales', null, 'Closed'].map((departmentName) => ({ team: { departmentName } }));
  const headings = teams.map((_, at) => findHeading(teams, at, rows));
  expect(headings).toEqual([{ id: 9, name: 'Sales', figures: undefined }, undefined, {}, { name: 'Closed' }]);
});

it('only the farthest score is said, if its distance matters, and sentiment elsewhere', () => {
  const company = { department: null, sentiment: { avg: 69 }, performance: { avg: 72 }, motivation: { avg: 73 } };
  const none = { avg: null };
  const answers = { participation: { rate: 50 } };
  const row = (figures: object) =>
    ({ sentiments: none, productivity: none, motivation: none, ...answers, ...figures }) as unknown as OverviewTeam;
  const tell = (figures: object) => describeFar(row(figures), company as unknown as Yardstick, figureReader);
  expect(tell({ motivation: { avg: 55 } })).toBe('Motivation is 18 points below the company.');
  expect(tell({ motivation: { avg: 69 } })).toBeNull();
  expect(tell({ productivity: { avg: 67 } })).toBe('Performance is 5 points below the company.');
  expect(tell({ sentiments: { avg: 50 }, motivation: { avg: 60 } })).toBeNull();
  expect(tell({ motivation: { avg: 55 }, participation: { rate: 49 } })).toBeNull();
  expect(describeFar(row({ motivation: { avg: 55 } }), undefined, figureReader)).toBeNull();
  const beginning = { ...company, motivation: { avg: 73, isDefault: true } } as unknown as Yardstick;
  expect(describeFar(row({ motivation: { avg: 55 } }), beginning, figureReader)).toBeNull();
});
