import { CalendarClock, Lock } from 'lucide-react';
import { wordNextDue } from '#/components/dashboards/next-due-wording.ts';
import { hiddenGroup, isByName, wordNothing } from '#/components/dashboards/sample-wording.ts';
import type { PeriodFigure, TeamDashboard } from '#/components/dashboards/team-dashboard.ts';
import { EmptyState } from '#/components/ui/feedback/empty-state.tsx';
import { describeHidden } from '#/lib/domain/metrics/hidden-words.ts';
import { FIRST_FIGURES } from '#/lib/domain/releases/constants.ts';

interface NothingToDrawProps {
  figure: PeriodFigure;
  dashboard: TeamDashboard;
  locale: string;
}

/** Why a chart is empty, and what will fill it. */
export function NothingToDraw({ figure, dashboard, locale }: NothingToDrawProps) {
  const hidden = describeHidden(figure, hiddenGroup(dashboard, locale));
  if (hidden) {
    return (
      <EmptyState icon={<Lock />} title={hidden.title}>
        {hidden.reason}
      </EmptyState>
    );
  }
  return (
    <EmptyState icon={<CalendarClock />} title={wordNothing(dashboard)}>
      {isByName(dashboard) ? wordNextDue(dashboard.nextDueDate, locale) : FIRST_FIGURES}
    </EmptyState>
  );
}
