import { LineChart } from '#/components/charts/line-chart.tsx';
import { EmptyChart } from '#/components/dashboards/empty-chart.tsx';
import type { figures } from '#/components/dashboards/figures.ts';
import { prepareFigureChart } from '#/components/dashboards/prepare-figure-chart.ts';
import { describeNothing, hiddenGroup, isByName } from '#/components/dashboards/sample-wording.ts';
import { fileScope } from '#/components/dashboards/team/file-scope.ts';
import type { PeriodFigure, TeamDashboard } from '#/components/dashboards/team-dashboard.ts';
import { useChartReader, useFigureReader } from '#/components/dashboards/use-figure-reader.ts';
import { describeNextDue } from '#/components/frame/time/next-due-wording.ts';
import { Card } from '#/components/ui/card.tsx';
import { describeHidden } from '#/lib/domain/metrics/words/hidden-words.ts';

interface FigureChartProps {
  figure: (typeof figures)[number];
  dashboard: TeamDashboard;
  locale: string;
}

/** The course of one figure over the period. */
export function FigureChart({ figure, dashboard, locale }: FigureChartProps) {
  const { model, description } = prepareFigureChart(figure, dashboard, useChartReader(locale));
  const teamFigure = dashboard[figure.key];
  return (
    <Card as="div">
      <LineChart
        model={model}
        locale={locale}
        scope={fileScope(dashboard)}
        description={teamFigure.avg === null ? undefined : description}
        empty={<NothingToDraw figure={teamFigure} dashboard={dashboard} locale={locale} />}
      />
    </Card>
  );
}

interface NothingToDrawProps {
  figure: PeriodFigure;
  dashboard: TeamDashboard;
  locale: string;
}

/** Why a chart is empty, and what will fill it. */
export function NothingToDraw({ figure, dashboard, locale }: NothingToDrawProps) {
  const reader = useFigureReader(locale);
  return (
    <EmptyChart
      hidden={describeHidden(figure, hiddenGroup(dashboard, reader))}
      title={describeNothing(dashboard, reader.t)}
    >
      {isByName(dashboard) ? describeNextDue(dashboard.nextDueDate, reader) : reader.t('first')}
    </EmptyChart>
  );
}
