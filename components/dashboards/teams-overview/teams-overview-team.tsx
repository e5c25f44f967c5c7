'use client';

import { ArrowLeft, UsersRound } from 'lucide-react';
import {
  type CompanyViewer,
  hidesAllAlike,
  type OverviewTeam,
  shownDays,
  teamGroup,
} from '#/components/dashboards/company/company-dashboard.ts';
import { CompanyFilterBar } from '#/components/dashboards/company/company-filter-bar.tsx';
import type { CompanyFilters } from '#/components/dashboards/company/company-filters.ts';
import { wordAsOf } from '#/components/dashboards/company/company-wording.ts';
import type { ChangeCompanyFilters } from '#/components/dashboards/company/use-company-filters.ts';
import { leadBack } from '#/components/dashboards/dashboard-failure.tsx';
import { FiguresFrame } from '#/components/dashboards/figures-frame.tsx';
import { LongerPeriodNote } from '#/components/dashboards/longer-period-note.tsx';
import { SingleTeamSkeleton } from '#/components/dashboards/teams-overview/teams-overview-skeleton.tsx';
import { TeamFigureCards } from '#/components/dashboards/teams-overview/teams-overview-team-cards.tsx';
import { isOnePoint } from '#/components/dashboards/teams-overview/teams-overview-team-chart.ts';
import { TeamCharts } from '#/components/dashboards/teams-overview/teams-overview-team-charts.tsx';
import { useOverviewTeam } from '#/components/dashboards/teams-overview/use-overview-team.ts';
import { Badge } from '#/components/ui/badge.tsx';
import { Button } from '#/components/ui/buttons/button.tsx';
import { Card } from '#/components/ui/card.tsx';
import { EmptyState } from '#/components/ui/feedback/empty-state.tsx';
import { describePublishedCategory } from '#/lib/domain/metrics/category-words.ts';
import { countWords } from '#/lib/domain/metrics/plain-words.ts';

interface SingleTeamProps {
  filters: CompanyFilters;
  viewer: CompanyViewer;
  onChange: ChangeCompanyFilters;
}

/** One team alone: where it stands, its figures and its lines; nobody in it is named. */
export function SingleTeamOverview({ filters, viewer, onChange }: SingleTeamProps) {
  const query = useOverviewTeam(filters);
  const back = () => onChange({ team: 0 }, { push: true });
  return (
    <div className="flex flex-col gap-6">
      <div className="flex flex-wrap items-center gap-3">
        <Button variant="secondary" icon={<ArrowLeft aria-hidden />} onClick={back}>
          All teams
        </Button>
        <div className="min-w-0 grow">
          <CompanyFilterBar
            filters={filters}
            viewer={{ ...viewer, departments: [] }}
            range={shownDays(query.data, filters)}
            onChange={onChange}
          />
        </div>
      </div>
      <FiguresFrame query={query} skeleton={<SingleTeamSkeleton />} wayBack={leadBack(back)}>
        {({ row, asOf, period }) =>
          row ? (
            <>
              <Standing row={row} viewer={viewer} />
              <TeamFigureCards row={row} period={period} viewer={viewer} asOf={asOf} />
              {isOnePoint(row) ? (
                <LongerPeriodNote period={period.name} onChoose={(longer) => onChange({ period: longer })} />
              ) : (
                !hidesAllAlike(row) && <TeamCharts row={row} period={period} viewer={viewer} />
              )}
              <p className="text-13 text-muted">{wordAsOf(asOf, viewer.locale)}</p>
            </>
          ) : (
            <Card as="div">
              <EmptyState icon={<UsersRound />} title="This team is not among those you can see">
                It may have been deleted, or moved to another department.
              </EmptyState>
            </Card>
          )
        }
      </FiguresFrame>
    </div>
  );
}

function Standing({ row, viewer }: Pick<SingleTeamProps, 'viewer'> & { row: OverviewTeam }) {
  const { team } = row;
  const { title, state, meaning, focus } = describePublishedCategory(row, teamGroup(row, viewer));
  const members = countWords(team.members, 'member');
  const facts = [team.departmentName ?? 'Other', team.leader ? `led by ${team.leader}` : 'no leader yet', members];
  return (
    <Card>
      <div className="flex flex-wrap items-start justify-between gap-3">
        <div className="min-w-0">
          <h3 className="wrap-anywhere text-20">{team.name}</h3>
          <p className="text-muted">{facts.join(' · ')}</p>
        </div>
        <Badge look={state}>{title}</Badge>
      </div>
      <p className="pt-3">
        {meaning}
        {focus && (
          <>
            {' '}
            <span className="text-muted">Focus:</span> {focus}
          </>
        )}
      </p>
      <p className="max-w-prose pt-3 text-13 text-muted">
        Members are not named here: above the team’s own leader, results speak for the team as a whole.
      </p>
    </Card>
  );
}
