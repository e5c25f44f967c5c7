import type { ChartPointText } from '#/components/charts/chart-point.ts';
import type { OverviewTeam } from '#/components/dashboards/company-dashboard.ts';
import { companyFigures } from '#/components/dashboards/company-figures.ts';
import { describeHiddenFigure } from '#/components/dashboards/company-hidden-wording.ts';
import { describeTeamCategory } from '#/components/dashboards/teams-overview-wording.ts';

/** A team as the rows of a file: what the table shows, with plain numbers, and in words why one is missing. */
export function describeTeamForFile(row: OverviewTeam, minimum: number): ChartPointText {
  const { team } = row;
  const cell = (name: string, value: string, record?: number | null) => ({
    name,
    value,
    ...(record === undefined ? {} : { record }),
    colour: 'accent-text' as const,
    style: 'dots' as const,
  });
  return {
    heading: team.name,
    rows: [
      cell('Department', team.departmentName ?? 'Other'),
      cell('Team leader', team.leader ?? ''),
      cell('Members', String(team.members), team.members),
      cell('Category', describeTeamCategory(row, minimum).title),
      ...companyFigures.flatMap(({ label, team: key }) => {
        const { avg, change, reliable, personsBand, previousAvg, hiddenReason } = row[key];
        return [
          cell(label, '', avg),
          cell(`${label}: before`, '', previousAvg),
          cell(`${label}: change`, '', change),
          cell(`${label}: change is clear`, change === null ? '' : reliable ? 'yes' : 'no'),
          cell(`${label}: people`, personsBand ?? ''),
          cell(`${label}: why hidden`, describeHiddenFigure(hiddenReason, minimum)?.title ?? ''),
        ];
      }),
    ],
  };
}
