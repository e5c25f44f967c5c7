import type { ChartPointText } from '#/components/charts/chart-point.ts';
import { isUnsure } from '#/components/dashboards/category-wording.ts';
import type { OverviewTeam } from '#/components/dashboards/company-dashboard.ts';
import { companyFigures } from '#/components/dashboards/company-figures.ts';
import { describeHiddenFigure } from '#/components/dashboards/company-hidden-wording.ts';
import { describeTeamCategory } from '#/components/dashboards/teams-overview-wording.ts';
import type { PublishedFigure, ShownMetric } from '#/lib/domain/dashboards/company-schema.ts';
import { type ChangeKind, judgeChange } from '#/lib/domain/metrics/judge-change.ts';

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
      // What the table draws dashed.
      cell('Low or hidden participation', isUnsure(row) ? 'Yes' : ''),
      ...companyFigures.flatMap(({ metric, label, team: key }) => {
        const { avg, change, personsBand, previousAvg, hiddenReason } = row[key];
        return [
          cell(label, '', avg),
          cell(`${label}: before`, '', previousAvg),
          cell(`${label}: change`, '', change),
          cell(`${label}: clear change?`, wordClear(metric, row[key])),
          cell(`${label}: people`, personsBand ?? ''),
          cell(
            `${label}: reason if empty`,
            describeHiddenFigure(hiddenReason, minimum)?.title ?? (avg === null ? 'No answers' : ''),
          ),
        ];
      }),
    ],
  };
}

const clear: Record<ChangeKind, string> = {
  clear: 'Yes',
  small: 'No (small)',
  steady: 'No (could be chance)',
  unclear: 'No (could be chance)',
  none: '',
};

function wordClear(metric: ShownMetric, figure: PublishedFigure): string {
  return clear[judgeChange(metric, figure)];
}
