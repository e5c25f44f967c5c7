import type { LineChartModel } from '#/components/charts/line-chart-model.ts';
import { prepareLineChart } from '#/components/charts/prepare-line-chart.ts';
import type { CompanyDashboard, OverviewTeam } from '#/components/dashboards/company-dashboard.ts';
import type { CompanyFigure } from '#/components/dashboards/company-figures.ts';
import { publishedBlanks } from '#/components/dashboards/company-wording.ts';

interface TeamChartInput {
  figure: CompanyFigure;
  row: OverviewTeam;
  /** The company in the same steps; undefined while it has not come. */
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
