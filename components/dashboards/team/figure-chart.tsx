import { useContext } from 'react';
import { useStepStarts } from '#/components/actions/use-actions.ts';
import { withFlags } from '#/components/charts/chart-point.ts';
import { LineChart } from '#/components/charts/line-chart.tsx';
import { EmptyChart } from '#/components/dashboards/empty-chart.tsx';
import type { figures } from '#/components/dashboards/figures.ts';
import { prepareFigureChart } from '#/components/dashboards/prepare-figure-chart.ts';
import {
  describeNothing,
  type Emptiness,
  hiddenGroup,
  knowsDue,
  type Source,
} from '#/components/dashboards/sample-wording.ts';
import { DashboardSource } from '#/components/dashboards/team/dashboard-source.ts';
import { fileScope } from '#/components/dashboards/team/file-scope.ts';
import type { PeriodFigure, TeamDashboard } from '#/components/dashboards/team-dashboard.ts';
import { useChartReader, useFigureReader } from '#/components/dashboards/use-figure-reader.ts';
import { describeNextDue } from '#/components/frame/time/next-due-wording.ts';
import { Card } from '#/components/ui/card.tsx';
import { describeHidden, type FigureReader, type HiddenWords } from '#/lib/domain/metrics/words/hidden-words.ts';

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
  const teamFigure = dashboard[figure.key];
  return (
    <Card as="div">
      <LineChart
        model={withFlags(model, starts, { period: dashboard.period, t: reader.points })}
        locale={locale}
        scope={fileScope(dashboard)}
        description={teamFigure.avg === null ? undefined : description}
        empty={<NothingToDraw figure={teamFigure} dashboard={dashboard} locale={locale} />}
      />
    </Card>
  );
}

/**
 * Returns the team whose steps these lines show; null for one person, for a group in a team's place, and in a preview.
 */
function useTeamWithSteps({ team, member, source }: TeamDashboard): number | null {
  const isPreview = useContext(DashboardSource).key.length > 0;
  const isTeam = member === 0 && (source === null || source.scope === 'team');
  return isTeam && !isPreview ? team.id : null;
}

interface NothingToDrawProps {
  figure: PeriodFigure;
  dashboard: TeamDashboard;
  locale: string;
}

/** Says why a chart is empty, and what will fill it. */
export function NothingToDraw({ figure, dashboard, locale }: NothingToDrawProps) {
  const reader = useFigureReader(locale);
  const { hidden, title, next } = describeEmptyChart(figure, dashboard, reader);
  return (
    <EmptyChart hidden={hidden} title={title}>
      {next}
    </EmptyChart>
  );
}

/** Why a chart is empty, and what will fill it. */
interface EmptyWords {
  /** Why the result isn't shown, if it's withheld. */
  hidden: HiddenWords | undefined;
  title: string;
  next: string;
}

/** Returns why a result has no chart, and what will fill it. Where nothing was due, there is nothing to hide. */
export function describeEmptyChart(
  figure: Parameters<typeof describeHidden>[0],
  dashboard: Source & Emptiness & Pick<TeamDashboard, 'knownTeams' | 'nextDueDate'>,
  reader: FigureReader,
): EmptyWords {
  const { participation, nextDueDate } = dashboard;
  return {
    hidden: participation.due === 0 ? undefined : describeHidden(figure, hiddenGroup(dashboard, reader)),
    title: describeNothing(dashboard, reader.t),
    next: knowsDue(dashboard) ? describeNextDue(nextDueDate, reader) : reader.t('first'),
  };
}
