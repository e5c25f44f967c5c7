'use client';

import { useQuery } from '@tanstack/react-query';
import dynamic from 'next/dynamic';
import { useTranslations } from 'next-intl';
import { type ReactNode, useContext, useEffect, useRef, useState } from 'react';
import { figures } from '#/components/dashboards/figures.ts';
import { FiguresFrame } from '#/components/dashboards/figures-frame.tsx';
import { FilterBar, FilterSelect } from '#/components/dashboards/filter-bar.tsx';
import { type DashboardFilters, dashboardInput } from '#/components/dashboards/team/dashboard-filters.ts';
import { DashboardSource } from '#/components/dashboards/team/dashboard-source.ts';
import { NamedNote } from '#/components/dashboards/team/named-note.tsx';
import { OverviewPart } from '#/components/dashboards/team/overview-part.tsx';
import { TeamFiguresSkeleton } from '#/components/dashboards/team/team-dashboard-skeleton.tsx';
import { partOpener } from '#/components/dashboards/team/use-dashboard-filters.ts';
import type { DashboardTeam, TeamDashboard } from '#/components/dashboards/team-dashboard.ts';
import { Skeleton } from '#/components/ui/feedback/skeleton.tsx';
import { useLastKnown } from '#/components/ui/feedback/use-last-known.ts';
import { queryKey } from '#/lib/api/call.ts';
import { getTeamDashboardContract } from '#/lib/domain/dashboards/team/team.contract.ts';

// Few leaders see it.
const NoMembersYet = dynamic(
  () => import('#/components/dashboards/team/no-team.tsx').then((file) => file.NoMembersYet),
  {
    loading: () => <Skeleton className="h-48 w-full" />,
  },
);

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

/**
 * Shows the tabs of the dashboard with results: filters above, and the results while they load, if they fail, and
 * after.
 */
export function TeamFiguresPanel({ part, team, filters, locale, onChange, actions }: TeamFiguresPanelProps) {
  const t = useTranslations('team-dashboard.screen');
  const query = useTeamDashboard(filters);
  const { data } = query;
  // Empty for readers who may not see single members; it stays if another period fails to load.
  const members = useLastKnown(data?.members, filters.team) ?? [];
  const isUpdated = useUpdatedHint(data, data ? `${data.team.id} ${data.period.name} ${data.member}` : '');
  // While new results load, the old ones stay, and their days would be wrong next to the new time frame.
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
            label={t('member')}
            isLong
            className="@min-[561px]:w-42 @min-[1041px]:w-48"
            value={filters.member}
            options={members}
            onChange={(member) => onChange({ member })}
          />
        )}
      </FilterBar>
      <FiguresFrame
        query={query}
        skeleton={<TeamFiguresSkeleton part={part} />}
        wayBack={
          // The requested result may exist for the whole team.
          filters.member === 0
            ? undefined
            : { title: t('memberGone'), label: t('showAll'), onFollow: () => onChange({ member: 0 }) }
        }
      >
        {(dashboard) =>
          team.membersCount === 0 && isEmpty(dashboard) ? (
            <NoMembersYet team={team} />
          ) : (
            <>
              {(filters.view !== null || dashboard.namedSince !== null) && (
                <NamedNote dashboard={dashboard} view={filters.view} locale={locale} onChange={onChange} />
              )}
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

/** Returns whether there is nothing to show; someone who has left may have left answers behind. */
function isEmpty(dashboard: TeamDashboard): boolean {
  return dashboard.participation.rate === null && figures.every(({ key }) => !dashboard[key].persons);
}

/** Loads the results for the filters; while new ones load, the old ones of the same team stay. */
export function useTeamDashboard(filters: DashboardFilters) {
  const source = useContext(DashboardSource);
  const { team } = filters;
  const input = dashboardInput(filters);
  return useQuery({
    queryKey: [...queryKey(getTeamDashboardContract, input), ...source.key],
    queryFn: ({ signal }) => source.ask(input, signal),
    // Another team's results below this team's name would be wrong, not just old.
    placeholderData: (previous) => (previous?.team.id === team ? previous : undefined),
  });
}

const SHOWN_MS = 8000;

/** Returns true for a while after the answer to the same request has changed. */
function useUpdatedHint(data: unknown, question: string): boolean {
  const [isShown, setShown] = useState(false);
  const last = useRef({ data, question });
  useEffect(() => {
    const before = last.current;
    last.current = { data, question };
    const hasChanged = before.question === question && before.data !== data;
    setShown(hasChanged);
    if (!hasChanged) return;
    const timer = setTimeout(() => setShown(false), SHOWN_MS);
    return () => clearTimeout(timer);
  }, [data, question]);
  return isShown;
}
