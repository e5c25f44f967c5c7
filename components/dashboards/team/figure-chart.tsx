import dynamic from 'next/dynamic';
import { useContext } from 'react';
import { useStepStarts } from '#/components/actions/use-actions.ts';
import { withFlags } from '#/components/charts/chart-point.ts';
import { LineChart } from '#/components/charts/line-chart.tsx';
import type { figures } from '#/components/dashboards/figures.ts';
import { prepareFigureChart } from '#/components/dashboards/prepare-figure-chart.ts';
import { DashboardSource } from '#/components/dashboards/team/dashboard-source.ts';
import { fileScope } from '#/components/dashboards/team/file-scope.ts';
import type { TeamDashboard } from '#/components/dashboards/team-dashboard.ts';
import { useChartReader } from '#/components/dashboards/use-figure-reader.ts';
import { Card } from '#/components/ui/card.tsx';
import { Skeleton } from '#/components/ui/feedback/skeleton.tsx';

// Most lines have something to draw.
export const NothingToDraw = dynamic(
  () => import('#/components/dashboards/longer-period-note.tsx').then((file) => file.NothingToDraw),
  { loading: () => <Skeleton className="h-48 w-full" /> },
);

interface FigureChartProps {
  figure: (typeof figures)[number];
  dashboard: TeamDashboard;
  locale: string;
}

/** Shows the trend of one result over the period. */
export function FigureChart({ figure, dashboard, locale }: FigureChartProps) {
  const starts = useStepStarts(useTeamWithSteps(dashboard), locale);
  const reader = useChartReader(locale);
  const { model, description } = prepareFigureChart(figure, dashboard, reader);
  return (
    <Card as="div">
      <LineChart
        model={withFlags(model, starts, { period: dashboard.period, t: reader.points })}
        locale={locale}
        scope={fileScope(dashboard)}
        description={dashboard[figure.key].avg === null ? undefined : description}
        empty={<NothingToDraw figure={dashboard[figure.key]} dashboard={dashboard} locale={locale} />}
      />
    </Card>
  );
}

/** Returns the team whose steps these lines show; null for one person, another group in its place, or a preview. */
function useTeamWithSteps({ team, member, source }: TeamDashboard): number | null {
  const isPreview = useContext(DashboardSource).key.length > 0;
  const isTeam = member === 0 && (source === null || source.scope === 'team');
  return isTeam && !isPreview ? team.id : null;
}
