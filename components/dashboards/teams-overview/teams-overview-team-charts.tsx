'use client';

import { CalendarClock, Lock } from 'lucide-react';
import { useStepStarts } from '#/components/actions/use-actions.ts';
import { publishedBlanks } from '#/components/charts/blank-words.ts';
import { withFlags } from '#/components/charts/chart-point.ts';
import { LineChart } from '#/components/charts/line-chart.tsx';
import {
  type CompanyViewer,
  type OverviewTeam,
  type TeamsOverview,
  teamGroup,
} from '#/components/dashboards/company/company-dashboard.ts';
import { companyFigures } from '#/components/dashboards/company/company-figures.ts';
import { FeelingShares } from '#/components/dashboards/feeling-shares.tsx';
import { describePoints } from '#/components/dashboards/point-wording.ts';
import { findDepartment, prepareTeamChart } from '#/components/dashboards/teams-overview/teams-overview-team-chart.ts';
import { useScopeFigures } from '#/components/dashboards/teams-overview/use-scope-figures.ts';
import { useChartReader } from '#/components/dashboards/use-figure-reader.ts';
import { Card } from '#/components/ui/card.tsx';
import { EmptyState } from '#/components/ui/feedback/empty-state.tsx';
import type { PublishedFigure } from '#/lib/domain/dashboards/company/company.schema.ts';
import { describeHidden, type HiddenGroup } from '#/lib/domain/metrics/words/hidden-words.ts';

interface TeamChartsProps {
  row: OverviewTeam;
  period: TeamsOverview['period'];
  viewer: CompanyViewer;
}

/** The lines of one team, with that of the company or its department beside them, and how feelings share each date. */
export function TeamCharts({ row, period, viewer }: TeamChartsProps) {
  const { data, isPlaceholderData } = useScopeFigures(period.name, findDepartment(row, viewer));
  // A line of other days would lie beside this one.
  const scope = isPlaceholderData ? undefined : data;
  const { locale } = viewer;
  const reader = useChartReader(locale);
  const group = teamGroup(row, viewer, reader);
  const events = useStepStarts(row.team.id, locale);
  const noLine = (figure: PublishedFigure) => <NoLine figure={figure} group={group} />;
  return (
    <div className="grid @min-[720px]:grid-cols-2 gap-4">
      {companyFigures.map((figure) => {
        const model = prepareTeamChart({ figure, row, period, scope, reader });
        return (
          <Card key={figure.metric} as="div">
            <LineChart
              model={withFlags(model, events, { period, t: reader.points })}
              locale={locale}
              description={
                row[figure.team].weeks.length > 0
                  ? reader.t('points.weeks')
                  : describePoints(model, period.bucket, { blanks: publishedBlanks, t: reader.t })
              }
              empty={noLine(row[figure.team])}
            />
          </Card>
        );
      })}
      <FeelingShares
        sentiment={row.sentiments}
        period={period}
        blanks={publishedBlanks}
        locale={locale}
        empty={noLine(row.sentiments)}
      />
    </div>
  );
}

function NoLine({ figure, group }: { figure: PublishedFigure; group: HiddenGroup }) {
  const hidden = describeHidden(figure, group);
  return hidden ? (
    <EmptyState icon={<Lock />} title={hidden.title}>
      {hidden.reason}
    </EmptyState>
  ) : (
    <EmptyState icon={<CalendarClock />} title={group.t('card.noData')}>
      {group.t('first')}
    </EmptyState>
  );
}
