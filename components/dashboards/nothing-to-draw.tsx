import { CalendarClock, Lock } from 'lucide-react';
import { wordNextDue } from '#/components/dashboards/next-due-wording.ts';
import { describeHidden, wordNothing } from '#/components/dashboards/sample-wording.ts';
import type { PeriodFigure, TeamDashboard } from '#/components/dashboards/team-dashboard.ts';
import { EmptyState } from '#/components/ui/empty-state.tsx';
import { K_ANON_MIN } from '#/lib/domain/metrics/constants.ts';

interface NothingToDrawProps {
  figure: PeriodFigure;
  dashboard: TeamDashboard;
  locale: string;
}

/** Why a chart is empty, and what will fill it. */
export function NothingToDraw({ figure, dashboard, locale }: NothingToDrawProps) {
  const hidden = describeHidden(figure);
  if (hidden) {
    return (
      <EmptyState icon={<Lock />} title={hidden.title}>
        {hidden.reason}
      </EmptyState>
    );
  }
  // The average can stand where each single point rests on too few people.
  if (figure.avg !== null) {
    return (
      <EmptyState icon={<Lock />} title="Too few answers at a time">
        Each point would rest on fewer than {K_ANON_MIN} people, so only the average is shown.
      </EmptyState>
    );
  }
  return (
    <EmptyState icon={<CalendarClock />} title={wordNothing(dashboard)}>
      {wordNextDue(dashboard.nextDueDate, locale)}
    </EmptyState>
  );
}
