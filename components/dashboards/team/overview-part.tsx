import { clsx } from 'clsx';
import { figures } from '#/components/dashboards/figures.ts';
import { isTooShortForCharts, LongerPeriodNote } from '#/components/dashboards/longer-period-note.tsx';
import { CategoryCard } from '#/components/dashboards/team/category-card.tsx';
import { FigureCards } from '#/components/dashboards/team/figure-cards.tsx';
import { FigureChart } from '#/components/dashboards/team/figure-chart.tsx';
import { ParticipationCard } from '#/components/dashboards/team/participation-card.tsx';
import { SummaryCard } from '#/components/dashboards/team/summary-card.tsx';
import { TeamNormsCard } from '#/components/dashboards/team/team-norms-card.tsx';
import type { TeamDashboard } from '#/components/dashboards/team-dashboard.ts';
import type { PeriodName } from '#/lib/domain/calendar/period.ts';

export interface DashboardPartProps {
  dashboard: TeamDashboard;
  locale: string;
  /** True for a while after the figures changed by themselves. */
  isUpdated: boolean;
  onChoosePeriod: (period: PeriodName) => void;
}

const [motivation] = figures;

/** Overview: the answer in a sentence, the figures, who takes part, the norms and how motivation moves. */
export function OverviewPart({ dashboard, locale, isUpdated, onChoosePeriod }: DashboardPartProps) {
  const isTeam = dashboard.member === 0;
  return (
    <>
      <SummaryCard dashboard={dashboard} locale={locale} isUpdated={isUpdated} />
      <FigureCards dashboard={dashboard} locale={locale} />
      <div className={clsx('grid gap-4', isTeam && '@min-[640px]:grid-cols-2')}>
        <ParticipationCard dashboard={dashboard} />
        {isTeam && <CategoryCard dashboard={dashboard} locale={locale} />}
      </div>
      <div className="grid @min-[720px]:grid-cols-2 gap-4">
        {isTooShortForCharts(dashboard) ? (
          <LongerPeriodNote period={dashboard.period.name} onChoose={onChoosePeriod} />
        ) : (
          <FigureChart figure={motivation} dashboard={dashboard} locale={locale} />
        )}
        <TeamNormsCard dashboard={dashboard} locale={locale} />
      </div>
    </>
  );
}
