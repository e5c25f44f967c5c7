import { publishedBlanks } from '#/components/charts/blank-words.ts';
import type { LineChartModel, LineEnd } from '#/components/charts/line-chart-model.ts';
import { prepareLineChart } from '#/components/charts/prepare-line-chart.ts';
import type {
  CompanyDashboard,
  CompanyViewer,
  OverviewTeam,
  TeamsOverview,
} from '#/components/dashboards/company/company-dashboard.ts';
import { lineBefore } from '#/components/dashboards/company/company-figure-chart.ts';
import { type CompanyFigure, companyFigures } from '#/components/dashboards/company/company-figures.ts';
import type { ChartReader } from '#/components/dashboards/use-figure-reader.ts';
import { weekLine } from '#/lib/domain/calendar/timeline.ts';

interface TeamChartInput {
  figure: CompanyFigure;
  row: OverviewTeam;
  period: TeamsOverview['period'];
  /** The company, or the team's department, in the same steps; undefined while it loads. */
  scope: CompanyDashboard | undefined;
  reader: ChartReader;
}

/**
 * Returns the line of one team, with the company's in grey next to it, for more than 30 days by week, and its own
 * previous period as a dashed line if they are compared; no lines without results. The team's average isn't where its
 * line ends, so it's only next to the chart.
 */
export function prepareTeamChart({ figure, row, period, scope, reader }: TeamChartInput): LineChartModel {
  const { data, weeks } = row[figure.team];
  const isByWeek = weeks.length > 0;
  const { data: days = [], weeks: companyWeeks = [] } = scope?.[figure.company] ?? {};
  const company = isByWeek ? companyWeeks : days;
  const isAlone = company.length === 0 || data.length === 0;
  const wholeName = scope?.department?.name ?? reader.t('company');
  const lineOf = (points: typeof data) => (isByWeek ? { ...weekLine(points, period), holds: true } : { points });
  return prepareLineChart({
    title: reader.t(`metric.${figure.metric}`),
    bucket: period.bucket,
    locale: reader.locale,
    t: reader.points,
    range: period,
    blanks: publishedBlanks,
    lines: [
      {
        name: isByWeek ? reader.t('line.byWeek', { name: row.team.name }) : row.team.name,
        ...lineOf(isByWeek ? weeks : data),
        colour: 'accent-text',
      },
      ...(isByWeek
        ? [{ name: reader.t('line.days'), points: data, style: 'specks' as const, colour: 'accent-text' as const }]
        : []),
      ...(isAlone
        ? []
        : [{ name: wholeName, ...lineOf(company), colour: 'muted' as const, ...endOf(wholeName, company) }]),
      ...lineBefore(row[figure.team], period, reader.t),
    ],
  });
}

/** A longer name would take too much room from the lines. */
const NAME_MAX = 14;

/** Names the company or department at the end of its line. */
function endOf(name: string, points: readonly { record: number | null }[]): { end?: LineEnd } {
  const value = points.findLast(({ record }) => record !== null)?.record ?? null;
  return value === null || name.length > NAME_MAX ? {} : { end: { text: name, value, isFigure: false } };
}

/** Returns what one point of the teams' lines is. */
export function stepOf({ bucket }: Pick<TeamsOverview['period'], 'bucket'>): 'week' | 'month' {
  return bucket === 'month' ? 'month' : 'week';
}

/** Returns whether there are averages, but every chart would have a single point. */
export function isOnePoint(row: OverviewTeam): boolean {
  const figures = companyFigures.map(({ team }) => row[team]);
  return figures.every(({ data }) => data.length <= 1) && figures.some(({ avg }) => avg !== null);
}

/**
 * Returns the id of the department to compare a team with: for department leaders the team's own; for administrators
 * always 0, the company.
 */
export function findDepartment({ team }: OverviewTeam, { role, departments }: CompanyViewer): number {
  if (role === 'Administrator') return 0;
  return departments.find(({ name }) => name === team.departmentName)?.id ?? 0;
}
