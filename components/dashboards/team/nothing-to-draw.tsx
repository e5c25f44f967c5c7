import { EmptyChart } from '#/components/dashboards/empty-chart.tsx';
import { hiddenGroup, isByName, wordNothing } from '#/components/dashboards/sample-wording.ts';
import type { PeriodFigure, TeamDashboard } from '#/components/dashboards/team-dashboard.ts';
import { wordNextDue } from '#/components/frame/time/next-due-wording.ts';
import { describeHidden } from '#/lib/domain/metrics/words/hidden-words.ts';
import { FIRST_FIGURES } from '#/lib/domain/releases/constants.ts';

interface NothingToDrawProps {
  figure: PeriodFigure;
  dashboard: TeamDashboard;
  locale: string;
}

/** Why a chart is empty, and what will fill it. */
export function NothingToDraw({ figure, dashboard, locale }: NothingToDrawProps) {
  return (
    <EmptyChart hidden={describeHidden(figure, hiddenGroup(dashboard, locale))} title={wordNothing(dashboard)}>
      {isByName(dashboard) ? wordNextDue(dashboard.nextDueDate, locale) : FIRST_FIGURES}
    </EmptyChart>
  );
}
