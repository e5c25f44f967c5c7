'use client';

import { DashboardFilterBar } from '#/components/dashboards/dashboard-filter-bar.tsx';
import type { DashboardFilters } from '#/components/dashboards/dashboard-filters.ts';
import { FiguresFrame } from '#/components/dashboards/figures-frame.tsx';
import { OverviewPart } from '#/components/dashboards/overview-part.tsx';
import { PerformancePart } from '#/components/dashboards/performance-part.tsx';
import { TeamFiguresSkeleton } from '#/components/dashboards/team-dashboard-skeleton.tsx';
import { useTeamDashboard } from '#/components/dashboards/use-team-dashboard.ts';
import { useUpdatedHint } from '#/components/dashboards/use-updated-hint.ts';

interface TeamFiguresPanelProps {
  part: 'overview' | 'performance';
  filters: DashboardFilters;
  locale: string;
  onChange: (next: Partial<DashboardFilters>) => void;
}

/** What is asked for may exist for the whole team. */
const memberGone = { title: 'This person is no longer in the team', label: 'Show all team members' };

/** The parts of the dashboard that show figures: filters above, and what they show while it loads, fails and is there. */
export function TeamFiguresPanel({ part, filters, locale, onChange }: TeamFiguresPanelProps) {
  const query = useTeamDashboard(filters);
  const { data } = query;
  const isUpdated = useUpdatedHint(data, data ? `${data.team.id} ${data.period.name} ${data.member}` : '');
  const Part = part === 'overview' ? OverviewPart : PerformancePart;
  return (
    <>
      <DashboardFilterBar filters={filters} members={data?.members ?? []} onChange={onChange} />
      <FiguresFrame
        query={query}
        skeleton={<TeamFiguresSkeleton />}
        wayBack={filters.member === 0 ? undefined : { ...memberGone, onFollow: () => onChange({ member: 0 }) }}
      >
        {(dashboard) => (
          <Part
            dashboard={dashboard}
            locale={locale}
            isUpdated={isUpdated}
            onChoosePeriod={(period) => onChange({ period })}
          />
        )}
      </FiguresFrame>
    </>
  );
}
