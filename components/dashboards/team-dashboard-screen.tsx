'use client';

import { clsx } from 'clsx';
import { CategoryCard } from '#/components/dashboards/category-card.tsx';
import { DashboardFailure } from '#/components/dashboards/dashboard-failure.tsx';
import { DashboardFilterBar } from '#/components/dashboards/dashboard-filter-bar.tsx';
import { FigureCards } from '#/components/dashboards/figure-cards.tsx';
import { FigureCharts } from '#/components/dashboards/figure-charts.tsx';
import { isTooShortForCharts, LongerPeriodNote } from '#/components/dashboards/longer-period-note.tsx';
import { ParticipationCard } from '#/components/dashboards/participation-card.tsx';
import { SummaryCard } from '#/components/dashboards/summary-card.tsx';
import type { DashboardTeam } from '#/components/dashboards/team-dashboard.ts';
import { TeamFiguresSkeleton } from '#/components/dashboards/team-dashboard-skeleton.tsx';
import { useDashboardFilters } from '#/components/dashboards/use-dashboard-filters.ts';
import { useTeamDashboard } from '#/components/dashboards/use-team-dashboard.ts';
import { useUpdatedHint } from '#/components/dashboards/use-updated-hint.ts';
import { PageHeader } from '#/components/ui/page-header.tsx';

export interface TeamDashboardScreenProps {
  teams: readonly [DashboardTeam, ...DashboardTeam[]];
  /** BCP 47 tag in which dates and numbers are written. */
  locale: string;
}

/** How a team is doing: the answer in a sentence, then figures, then charts. */
export function TeamDashboardScreen({ teams, locale }: TeamDashboardScreenProps) {
  const [first, ...others] = teams;
  const [filters, changeFilters] = useDashboardFilters([first.id, ...others.map(({ id }) => id)]);
  const { data, error, isPlaceholderData, refetch } = useTeamDashboard(filters);
  const isUpdated = useUpdatedHint(data, data ? `${data.team.id} ${data.period.name} ${data.member}` : '');
  const team = teams.find(({ id }) => id === filters.team) ?? first;

  return (
    <div className="flex flex-col gap-6">
      <PageHeader level={2} title={team.name} description={describeTeam(team)} />
      <DashboardFilterBar filters={filters} teams={teams} members={data?.members ?? []} onChange={changeFilters} />
      {error && (
        <DashboardFailure
          error={error}
          hasFigures={data !== undefined}
          onShowAll={filters.member === 0 ? undefined : () => changeFilters({ member: 0 })}
          onRetry={() => void refetch()}
        />
      )}
      {!data && !error && <TeamFiguresSkeleton />}
      {data && (
        <div
          aria-busy={isPlaceholderData}
          className={clsx('@container flex flex-col gap-4 transition-opacity', isPlaceholderData && 'opacity-60')}
        >
          <SummaryCard dashboard={data} locale={locale} isUpdated={isUpdated} />
          <FigureCards dashboard={data} locale={locale} />
          <div className={clsx('grid gap-4', data.member === 0 && '@min-[640px]:grid-cols-2')}>
            <ParticipationCard dashboard={data} />
            {data.member === 0 && <CategoryCard dashboard={data} />}
          </div>
          {isTooShortForCharts(data) ? (
            <LongerPeriodNote period={data.period.name} onChoose={(period) => changeFilters({ period })} />
          ) : (
            <FigureCharts dashboard={data} locale={locale} />
          )}
        </div>
      )}
    </div>
  );
}

function describeTeam({ leader, membersCount }: DashboardTeam): string {
  const members = `${membersCount} ${membersCount === 1 ? 'member' : 'members'}`;
  return leader ? `Led by ${leader} · ${members}` : members;
}
