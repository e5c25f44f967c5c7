import type { useTranslations } from 'next-intl';
import type { ChartPointText } from '#/components/charts/chart-point.ts';
import { describeEmpty, type OverviewTeam, teamGroup } from '#/components/dashboards/company/company-dashboard.ts';
import { companyFigures } from '#/components/dashboards/company/company-figures.ts';
import { nameLeaders } from '#/components/dashboards/team-dashboard.ts';
import type { PeriodName } from '#/lib/domain/calendar/period.ts';
import type { ShownMetric } from '#/lib/domain/dashboards/company/company.constants.ts';
import type { PublishedFigure } from '#/lib/domain/dashboards/company/company.schema.ts';
import { type ChangeKind, classifyChange } from '#/lib/domain/metrics/changes/classify-change.ts';
import { describePublishedCategory } from '#/lib/domain/metrics/words/category-words.ts';
import type { FigureReader } from '#/lib/domain/metrics/words/hidden-words.ts';

type FileWords = ReturnType<typeof useTranslations<'teams-overview.file'>>;

/** Returns a team as rows of a file: what the table shows, with plain numbers, and in words why one is missing. */
export function describeTeamForFile(
  row: OverviewTeam,
  viewer: { minimumGroupSize: number; period: PeriodName },
  { file, ...reader }: FigureReader & { file: FileWords },
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
      cell(file('department'), team.departmentName ?? file('other')),
      cell(file('leader'), nameLeaders(team, reader.locale) ?? ''),
      cell(file('members'), String(team.members), team.members),
      cell(file('category'), describePublishedCategory(row, group).title),
      cell(file('participation'), '', participation.rate),
      ...companyFigures.flatMap(({ metric: name, team: key }) => {
        const metric = reader.t(`metric.${name}`);
        const { avg, change, personsBand, previousAvg, until, isPartial } = row[key];
        return [
          cell(metric, '', avg),
          cell(file('before', { metric }), '', previousAvg),
          cell(file('change', { metric }), '', change),
          cell(file('clear', { metric }), describeClear(name, row[key], file)),
          cell(file('people', { metric }), personsBand ?? ''),
          cell(file('until', { metric }), avg === null ? '' : (until ?? '')),
          // What the table draws dashed.
          cell(file('partial', { metric }), isPartial ? file('yes') : ''),
          cell(file('hidden', { metric }), describeEmpty(row[key], group, viewer.period)?.title ?? ''),
        ];
      }),
    ],
  };
}

const clear = {
  clear: 'yes',
  small: 'noSmall',
  steady: 'noChance',
  unclear: 'noChance',
  none: null,
} as const satisfies Record<ChangeKind, string | null>;

function describeClear(metric: ShownMetric, figure: PublishedFigure, file: FileWords): string {
  const key = clear[classifyChange(metric, figure)];
  return key === null ? '' : file(key);
}
