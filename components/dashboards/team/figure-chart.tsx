import { LineChart } from '#/components/charts/line-chart.tsx';
import type { figures } from '#/components/dashboards/figures.ts';
import { prepareFigureChart } from '#/components/dashboards/prepare-figure-chart.ts';
import { fileScope } from '#/components/dashboards/team/file-scope.ts';
import { NothingToDraw } from '#/components/dashboards/team/nothing-to-draw.tsx';
import type { TeamDashboard } from '#/components/dashboards/team-dashboard.ts';
import { Card } from '#/components/ui/card.tsx';

interface FigureChartProps {
  figure: (typeof figures)[number];
  dashboard: TeamDashboard;
  locale: string;
}

/** The course of one figure over the period. */
export function FigureChart({ figure, dashboard, locale }: FigureChartProps) {
  const { model, description } = prepareFigureChart(figure, dashboard, locale);
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
