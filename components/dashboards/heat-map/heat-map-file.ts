import type { ChartPointText } from '#/components/charts/chart-point.ts';
import { type OverviewTeam, teamGroup } from '#/components/dashboards/company/company-dashboard.ts';
import { companyFigures } from '#/components/dashboards/company/company-figures.ts';
import type { ShownMetric } from '#/lib/domain/dashboards/company/company.constants.ts';
import type { PublishedFigure } from '#/lib/domain/dashboards/company/company.schema.ts';
import { type ChangeKind, classifyChange } from '#/lib/domain/metrics/changes/classify-change.ts';
import { describePublishedCategory } from '#/lib/domain/metrics/words/category-words.ts';
import { describeHidden, type FigureReader } from '#/lib/domain/metrics/words/hidden-words.ts';

/** A team as the rows of a file: what the table shows, with plain numbers, and in words why one is missing. */
export function describeTeamForFile(
  row: OverviewTeam,
  viewer: { minimumGroupSize: number },
  reader: FigureReader,
): ChartPointText {
  const { team, participation } = row;
  const group = teamGroup(row, viewer, reader);
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
      cell('Category', describePublishedCategory(row, group).title),
      cell('Participation (%)', '', participation.rate),
      ...companyFigures.flatMap(({ metric, label, team: key }) => {
        const { avg, change, personsBand, previousAvg, until, isPartial } = row[key];
        return [
          cell(label, '', avg),
          cell(`${label}: before`, '', previousAvg),
          cell(`${label}: change`, '', change),
          cell(`${label}: clear change?`, describeClear(metric, row[key])),
          cell(`${label}: people`, personsBand ?? ''),
          cell(`${label}: results up to`, avg === null ? '' : (until ?? '')),
          // What the table draws dashed.
          cell(`${label}: partial?`, isPartial ? 'Yes' : ''),
          cell(`${label}: reason if empty`, describeHidden(row[key], group)?.title ?? ''),
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

function describeClear(metric: ShownMetric, figure: PublishedFigure): string {
  return clear[classifyChange(metric, figure)];
}
