import { expect, test } from 'vitest';
import type { CompanyDashboard, OverviewTeam } from '#/components/dashboards/company-dashboard.ts';
import { companyFigures } from '#/components/dashboards/company-figures.ts';
import { prepareTeamChart } from '#/components/dashboards/teams-overview-team-chart.ts';

const [, figure] = companyFigures;
const weeks = (...records: (number | null)[]) =>
  records.map((record, at) => ({ date: ['2026-03-02', '2026-03-09'][at] ?? '', record }));
const row = (...records: (number | null)[]) =>
  ({ team: { id: 1, name: 'Anchor' }, productivity: { data: weeks(...records) } }) as unknown as OverviewTeam;
const scope = {
  department: null,
  performance: { data: [...weeks(61, 63), { date: '2026-03-16', record: 90 }] },
} as unknown as CompanyDashboard;
const frame = { figure, bucket: 'week', locale: 'en-GB' } as const;

test('the company stands beside the team on the team’s weeks only', () => {
  expect(prepareTeamChart({ ...frame, row: row(50, 55), scope }).series).toMatchObject([
    { name: 'Anchor', colour: 'accent-text', values: [50, 55] },
    { name: 'Company', colour: 'average', values: [61, 63] },
  ]);
});

test('a hidden team is not drawn as the company', () => {
  expect(prepareTeamChart({ ...frame, row: row(null, null), scope }).series).toHaveLength(1);
});

test('before the company’s line has come the team stands alone', () => {
  expect(prepareTeamChart({ ...frame, row: row(50, 55), scope: undefined }).series).toHaveLength(1);
});
