'use client';

import { CalendarClock, Lock } from 'lucide-react';
import { LineChart } from '#/components/charts/line-chart.tsx';
import type { CompanyViewer, OverviewTeam, TeamsOverview } from '#/components/dashboards/company-dashboard.ts';
import { companyFigures } from '#/components/dashboards/company-figures.ts';
import { describeHiddenFigure } from '#/components/dashboards/company-hidden-wording.ts';
import { publishedBlanks } from '#/components/dashboards/company-wording.ts';
import { FeelingShares } from '#/components/dashboards/feeling-shares.tsx';
import { findDepartment, prepareTeamChart, stepOf } from '#/components/dashboards/teams-overview-team-chart.ts';
import { useScopeFigures } from '#/components/dashboards/use-scope-figures.ts';
import { Card } from '#/components/ui/card.tsx';
import { EmptyState } from '#/components/ui/empty-state.tsx';
import { wordWholeWeeks } from '#/lib/domain/calendar/period-words.ts';
import { mondaysOf } from '#/lib/domain/calendar/timeline.ts';
import type { PublishedFigure } from '#/lib/domain/dashboards/company-schema.ts';

interface TeamChartsProps {
  row: OverviewTeam;
  period: TeamsOverview['period'];
  viewer: CompanyViewer;
}

/** The lines of one team by week, with that of the company or its department beside them, and how feelings share each week. */
export function TeamCharts({ row, period, viewer }: TeamChartsProps) {
  const scope = useScopeFigures(period.name, findDepartment(row, viewer));
  const { locale, minimumGroupSize } = viewer;
  const bucket = stepOf(period);
  const noLine = (figure: PublishedFigure) => (
    <NoLine figure={figure} minimum={minimumGroupSize} weeks={wordWholeWeeks(period.name).covered} />
  );
  return (
    <div className="grid @min-[720px]:grid-cols-2 gap-4">
      {companyFigures.map((figure) => {
        const model = prepareTeamChart({ figure, row, scope, bucket, locale });
        return (
          <Card key={figure.metric} as="div">
            <LineChart
              model={model}
              locale={locale}
              description={`One point per ${bucket}.`}
              empty={noLine(row[figure.team])}
            />
          </Card>
        );
      })}
      <FeelingShares
        sentiment={row.sentiments}
        period={mondaysOf(period)}
        blanks={publishedBlanks}
        locale={locale}
        empty={noLine(row.sentiments)}
      />
    </div>
  );
}

function NoLine({ figure, minimum, weeks }: { figure: PublishedFigure; minimum: number; weeks: string }) {
  const hidden = describeHiddenFigure(figure.hiddenReason, minimum);
  return hidden ? (
    <EmptyState icon={<Lock />} title={hidden.title}>
      {hidden.reason}
    </EmptyState>
  ) : (
    <EmptyState icon={<CalendarClock />} title="Nothing to draw yet">
      No answers in {weeks}.
    </EmptyState>
  );
}
