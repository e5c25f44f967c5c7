import type { LineChartModel } from '#/components/charts/line-chart-model.ts';
import { prepareLineChart } from '#/components/charts/prepare-line-chart.ts';
import type {
  CompanyDashboard,
  CompanyViewer,
  OverviewTeam,
  TeamsOverview,
} from '#/components/dashboards/company-dashboard.ts';
import { type CompanyFigure, companyFigures } from '#/components/dashboards/company-figures.ts';
import { publishedBlanks } from '#/components/dashboards/company-wording.ts';

interface TeamChartInput {
  figure: CompanyFigure;
  row: OverviewTeam;
  /** The company, or the team's department, in the same steps; undefined while it has not come. */
  scope: CompanyDashboard | undefined;
  bucket: 'week' | 'month';
  locale: string;
}

/** The line of one team, the company's near-black beside it on the same dates; a team that is hidden has neither. */
export function prepareTeamChart({ figure, row, scope, bucket, locale }: TeamChartInput): LineChartModel {
  const { data } = row[figure.team];
  const dates = new Set(data.map(({ date }) => date));
  const company = (scope?.[figure.company].data ?? []).filter(({ date }) => dates.has(date));
  const isAlone = company.length === 0 || data.every(({ record }) => record === null);
  return prepareLineChart({
    title: figure.label,
    bucket,
    locale,
    blanks: publishedBlanks,
    lines: [
      { name: row.team.name, points: data, colour: 'accent-text' },
      ...(isAlone ? [] : [{ name: scope?.department?.name ?? 'Company', points: company, colour: 'average' as const }]),
    ],
  });
}

/** What one point of a team's lines stands for. */
export function stepOf({ bucket }: Pick<TeamsOverview['period'], 'bucket'>): 'week' | 'month' {
  return bucket === 'month' ? 'month' : 'week';
}

/** True when there are averages, but no chart would hold more than a single point. */
export function isOnePoint(row: OverviewTeam): boolean {
  const figures = companyFigures.map(({ team }) => row[team]);
  return figures.every(({ data }) => data.length <= 1) && figures.some(({ avg }) => avg !== null);
}

/** The department to compare a team with, by its id: its own for those who lead it, and 0, the company, for Administrators. */
export function findDepartment({ team }: OverviewTeam, { role, departments }: CompanyViewer): number {
  if (role === 'Administrator') return 0;
  return departments.find(({ name }) => name === team.departmentName)?.id ?? 0;
}
