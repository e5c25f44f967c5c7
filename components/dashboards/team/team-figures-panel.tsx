'use client';

import dynamic from 'next/dynamic';
import type { ReactNode } from 'react';
import { figures } from '#/components/dashboards/figures.ts';
import { FiguresFrame } from '#/components/dashboards/figures-frame.tsx';
import { FilterBar, FilterSelect } from '#/components/dashboards/filter-bar.tsx';
import type { DashboardFilters } from '#/components/dashboards/team/dashboard-filters.ts';
import { NamedNote } from '#/components/dashboards/team/named-note.tsx';
import { NoMembersYet } from '#/components/dashboards/team/no-members-yet.tsx';
import { partOpener } from '#/components/dashboards/team/open-part.ts';
import { OverviewPart } from '#/components/dashboards/team/overview-part.tsx';
import { TeamFiguresSkeleton } from '#/components/dashboards/team/team-dashboard-skeleton.tsx';
import { useTeamDashboard } from '#/components/dashboards/team/use-team-dashboard.ts';
import { useUpdatedHint } from '#/components/dashboards/team/use-updated-hint.ts';
import type { DashboardTeam, TeamDashboard } from '#/components/dashboards/team-dashboard.ts';
import { useLastKnown } from '#/components/ui/feedback/use-last-known.ts';

const PerformancePart = dynamic(
  () => import('#/components/dashboards/team/performance-part.tsx').then((file) => file.PerformancePart),
  { loading: () => <TeamFiguresSkeleton part="performance" /> },
);

interface TeamFiguresPanelProps {
  part: 'overview' | 'performance';
  team: DashboardTeam;
  filters: DashboardFilters;
  locale: string;
  onChange: (next: Partial<DashboardFilters>) => void;
  /** Buttons at the end of the filters. */
  actions?: ReactNode;
}

/** What is asked for may exist for the whole team. */
const memberGone = { title: 'This person is no longer in the team', label: 'Show all team members' };

/** The parts of the dashboard that show figures: filters above, and what they show while it loads, fails and is there. */
export function TeamFiguresPanel({ part, team, filters, locale, onChange, actions }: TeamFiguresPanelProps) {
  const query = useTeamDashboard(filters);
  const { data } = query;
  // Empty for those who may not see single members; it stays where another period fails to load.
  const members = useLastKnown(data?.members, filters.team) ?? [];
  const isUpdated = useUpdatedHint(data, data ? `${data.team.id} ${data.period.name} ${data.member}` : '');
  // Older figures stay while new ones load, and their days would be wrong beside the new time frame.
  const range = data?.period.name === filters.period ? data.period : undefined;
  const Part = part === 'overview' ? OverviewPart : PerformancePart;
  return (
    <>
      <FilterBar
        period={filters.period}
        onPeriod={(period) => onChange({ period })}
        days={{ range, locale }}
        actions={actions}
      >
        {members.length > 1 && (
          <FilterSelect
            label="Team member"
            className="@min-[561px]:w-40 @min-[761px]:w-48"
            value={filters.member}
            options={members}
            onChange={(member) => onChange({ member })}
          />
        )}
      </FilterBar>
      <FiguresFrame
        query={query}
        skeleton={<TeamFiguresSkeleton part={part} />}
        wayBack={filters.member === 0 ? undefined : { ...memberGone, onFollow: () => onChange({ member: 0 }) }}
      >
        {(dashboard) =>
          team.membersCount === 0 && isEmpty(dashboard) ? (
            <NoMembersYet team={team} />
          ) : (
            <>
              <NamedNote dashboard={dashboard} view={filters.view} locale={locale} onChange={onChange} />
              <Part
                dashboard={dashboard}
                locale={locale}
                isUpdated={isUpdated}
                onChoosePeriod={(period) => onChange({ period })}
                onOpenPart={partOpener(filters, onChange)}
              />
            </>
          )
        }
      </FiguresFrame>
    </>
  );
}

/** Whoever has left may have left answers behind. */
function isEmpty(dashboard: TeamDashboard): boolean {
  return dashboard.participation.rate === null && figures.every(({ key }) => !dashboard[key].persons);
}
