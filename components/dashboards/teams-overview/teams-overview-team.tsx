'use client';

import { UsersRound } from 'lucide-react';
import { useTranslations } from 'next-intl';
import { type CompanyViewer, hidesAllAlike, shownDays } from '#/components/dashboards/company/company-dashboard.ts';
import { CompanyFilterBar } from '#/components/dashboards/company/company-filter-bar.tsx';
import type { CompanyFilters } from '#/components/dashboards/company/company-filters.ts';
import { wordAsOf } from '#/components/dashboards/company/company-wording.ts';
import type { ChangeCompanyFilters } from '#/components/dashboards/company/use-company-filters.ts';
import { FiguresFrame } from '#/components/dashboards/figures-frame.tsx';
import { LongerPeriodNote } from '#/components/dashboards/longer-period-note.tsx';
import { HiddenTeamCard } from '#/components/dashboards/teams-overview/hidden-team-card.tsx';
import { TeamHeader } from '#/components/dashboards/teams-overview/team-header.tsx';
import { TeamReportButton } from '#/components/dashboards/teams-overview/team-report-button.tsx';
import { TeamStanding } from '#/components/dashboards/teams-overview/team-standing.tsx';
import { SingleTeamSkeleton } from '#/components/dashboards/teams-overview/teams-overview-skeleton.tsx';
import { TeamFigureCards } from '#/components/dashboards/teams-overview/teams-overview-team-cards.tsx';
import { isOnePoint } from '#/components/dashboards/teams-overview/teams-overview-team-chart.ts';
import { TeamCharts } from '#/components/dashboards/teams-overview/teams-overview-team-charts.tsx';
import { useOverviewTeam } from '#/components/dashboards/teams-overview/use-overview-team.ts';
import { leadBack } from '#/components/frame/pages/dashboard-failure.tsx';
import { PageTitle } from '#/components/frame/pages/page-title.tsx';
import { Card } from '#/components/ui/card.tsx';
import { EmptyState } from '#/components/ui/feedback/empty-state.tsx';

interface SingleTeamProps {
  filters: CompanyFilters;
  viewer: CompanyViewer;
  onChange: ChangeCompanyFilters;
}

/** One team alone: where it stands, its figures and its lines; nobody in it is named. */
export function SingleTeamOverview({ filters, viewer, onChange }: SingleTeamProps) {
  const words = useTranslations('teams-overview.team');
  const query = useOverviewTeam(filters);
  const back = () => onChange({ team: 0 }, { push: true });
  return (
    <div className="@container flex flex-col gap-4">
      <TeamHeader
        filters={filters}
        onChange={onChange}
        name={query.data?.row?.team.name}
        actions={query.data?.row && <TeamReportButton team={filters.team} period={filters.period} />}
      />
      <PageTitle name={query.data?.row?.team.name ?? viewer.placeName} />
      <CompanyFilterBar
        filters={filters}
        viewer={{ ...viewer, departments: [] }}
        range={shownDays(query.data, filters)}
        onChange={onChange}
      />
      <FiguresFrame query={query} skeleton={<SingleTeamSkeleton />} wayBack={leadBack(back)}>
        {({ row, asOf, period }) =>
          row ? (
            <>
              {hidesAllAlike(row) ? (
                <HiddenTeamCard row={row} filters={filters} viewer={viewer} />
              ) : (
                <>
                  <TeamStanding row={row} viewer={viewer} />
                  <TeamFigureCards row={row} period={period} viewer={viewer} asOf={asOf} />
                  {isOnePoint(row) ? (
                    <LongerPeriodNote period={period.name} onChoose={(longer) => onChange({ period: longer })} />
                  ) : (
                    <TeamCharts row={row} period={period} viewer={viewer} />
                  )}
                </>
              )}
              <p className="max-w-prose text-13 text-muted">
                {wordAsOf(asOf, viewer.locale)} {words('note')}
              </p>
            </>
          ) : (
            <Card as="div">
              <EmptyState icon={<UsersRound />} title={words('gone')}>
                {words('goneWhy')}
              </EmptyState>
            </Card>
          )
        }
      </FiguresFrame>
    </div>
  );
}
