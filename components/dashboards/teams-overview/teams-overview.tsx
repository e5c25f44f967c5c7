'use client';

import { useQuery } from '@tanstack/react-query';
import { SearchX } from 'lucide-react';
import {
  type CompanyViewer,
  type TeamsOverview as Overview,
  shownDays,
} from '#/components/dashboards/company/company-dashboard.ts';
import type { CompanyFilters } from '#/components/dashboards/company/company-filters.ts';
import { overviewInput } from '#/components/dashboards/company/company-inputs.ts';
import { wordAsOf } from '#/components/dashboards/company/company-wording.ts';
import { NoTeamsYet } from '#/components/dashboards/company/no-teams-yet.tsx';
import type { ChangeCompanyFilters } from '#/components/dashboards/company/use-company-filters.ts';
import { leadBack } from '#/components/dashboards/dashboard-failure.tsx';
import { FiguresFrame } from '#/components/dashboards/figures-frame.tsx';
import { HeatMapExport } from '#/components/dashboards/heat-map/heat-map-export.tsx';
import { HeatMapTable } from '#/components/dashboards/heat-map/heat-map-table.tsx';
import { TeamsOverviewCategories } from '#/components/dashboards/teams-overview/teams-overview-categories.tsx';
import { TeamsOverviewFilterBar } from '#/components/dashboards/teams-overview/teams-overview-filter-bar.tsx';
import { LinesCard } from '#/components/dashboards/teams-overview/teams-overview-lines-card.tsx';
import { TeamsOverviewPages } from '#/components/dashboards/teams-overview/teams-overview-pages.tsx';
import { TeamsOverviewScatterCard } from '#/components/dashboards/teams-overview/teams-overview-scatter-card.tsx';
import { TeamsOverviewSkeleton } from '#/components/dashboards/teams-overview/teams-overview-skeleton.tsx';
import { Button } from '#/components/ui/buttons/button.tsx';
import { Card } from '#/components/ui/card.tsx';
import { EmptyState } from '#/components/ui/feedback/empty-state.tsx';
import { call, queryKey } from '#/lib/api/call.ts';
import { wordPeriod } from '#/lib/domain/calendar/period-words.ts';
import { listTeamsOverviewContract } from '#/lib/domain/dashboards/company-contract.ts';

export interface TeamsOverviewProps {
  filters: CompanyFilters;
  viewer: CompanyViewer;
  onChange: ChangeCompanyFilters;
}

/** Overview of Teams: how many stand where, their lines, and every team with its figures side by side. */
export function TeamsOverview({ filters, viewer, onChange }: TeamsOverviewProps) {
  const input = overviewInput(filters);
  const query = useQuery({
    queryKey: queryKey(listTeamsOverviewContract, input),
    queryFn: ({ signal }) => call(listTeamsOverviewContract, input, signal),
    placeholderData: (before) => before,
  });
  return (
    <div className="flex flex-col gap-6">
      <TeamsOverviewFilterBar
        filters={filters}
        viewer={viewer}
        range={shownDays(query.data, filters)}
        onChange={onChange}
      />
      <FiguresFrame
        query={query}
        skeleton={<TeamsOverviewSkeleton />}
        wayBack={leadBack(() => onChange({ department: 0 }))}
      >
        {(data) =>
          isWithoutTeams(data, filters) ? (
            <NoTeamsYet />
          ) : (
            <>
              <TeamsOverviewCategories
                categories={data.categories}
                chosen={filters.category}
                during={wordPeriod(data.period.name).during}
                onChoose={(category) => onChange({ category })}
              />
              <div className="grid @min-[960px]:grid-cols-[3fr_2fr] gap-4">
                <LinesCard key={filters.department} filters={filters} locale={viewer.locale} onChange={onChange} />
                <TeamsOverviewScatterCard teams={data.teams} onOpen={(team) => onChange({ team }, { push: true })} />
              </div>
              <TeamsCard overview={data} filters={filters} viewer={viewer} onChange={onChange} />
              <p className="text-13 text-muted">{wordAsOf(data.asOf, viewer.locale)}</p>
            </>
          )
        }
      </FiguresFrame>
    </div>
  );
}

/** True when it is the department that holds no team, not a search that finds none. */
function isWithoutTeams({ total }: Overview, { department, search, category }: CompanyFilters): boolean {
  return total === 0 && department !== 0 && search === '' && category === null;
}

function TeamsCard({ overview, filters, viewer, onChange }: TeamsOverviewProps & { overview: Overview }) {
  const { total, page, pages } = overview;
  const clear = () => onChange({ search: '', category: null, department: 0 });
  return (
    <Card
      padded={false}
      title={`Teams (${total.toLocaleString(viewer.locale)})`}
      actions={total > 0 && <HeatMapExport filters={filters} viewer={viewer} />}
      description={`Averages ${wordPeriod(overview.period.name).during}. Teams below ${viewer.minimumGroupSize} people count in their department.`}
    >
      {overview.teams.length > 0 ? (
        <HeatMapTable overview={overview} filters={filters} viewer={viewer} onChange={onChange} />
      ) : (
        <EmptyState
          icon={<SearchX />}
          title="No team fits these filters"
          action={
            <Button variant="secondary" onClick={clear}>
              Clear all filters
            </Button>
          }
        />
      )}
      <TeamsOverviewPages page={page} pages={pages} total={total} onChange={(next) => onChange({ page: next })} />
    </Card>
  );
}
