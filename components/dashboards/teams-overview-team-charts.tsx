'use client';

import { CalendarClock, Lock } from 'lucide-react';
import { LineChart } from '#/components/charts/line-chart.tsx';
import type { CompanyViewer, OverviewTeam } from '#/components/dashboards/company-dashboard.ts';
import { companyFigures } from '#/components/dashboards/company-figures.ts';
import type { CompanyFilters } from '#/components/dashboards/company-filters.ts';
import { describeHiddenFigure } from '#/components/dashboards/company-hidden-wording.ts';
import { prepareTeamChart } from '#/components/dashboards/teams-overview-team-chart.ts';
import { useScopeFigures } from '#/components/dashboards/use-scope-figures.ts';
import { Card } from '#/components/ui/card.tsx';
import { EmptyState } from '#/components/ui/empty-state.tsx';
import { wordWholeWeeks } from '#/lib/domain/calendar/period-words.ts';
import type { PublishedFigure } from '#/lib/domain/dashboards/company-schema.ts';

interface TeamChartsProps {
  row: OverviewTeam;
  filters: CompanyFilters;
  viewer: CompanyViewer;
}

/** The lines of one team by week, with the company's line to compare with. */
export function TeamCharts({ row, filters, viewer }: TeamChartsProps) {
  const scope = useScopeFigures(filters.period);
  const { locale, minimumGroupSize } = viewer;
  const bucket = filters.period === '1y' ? 'month' : 'week';
  return (
    <div className="grid @min-[1040px]:grid-cols-3 @min-[720px]:grid-cols-2 gap-4">
      {companyFigures.map((figure) => {
        const published = row[figure.team];
        const model = prepareTeamChart({ figure, row, scope, bucket, locale });
        return (
          <Card key={figure.metric} as="div">
            <LineChart
              model={model}
              locale={locale}
              description={`One point per ${bucket}.`}
              empty={
                <NoLine figure={published} minimum={minimumGroupSize} weeks={wordWholeWeeks(filters.period).covered} />
              }
            />
          </Card>
        );
      })}
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
