'use client';

import dynamic from 'next/dynamic';
import type { ReactNode } from 'react';
import type { CompanyViewer } from '#/components/dashboards/company/company-dashboard.ts';
import { CompanyOverviewSkeleton } from '#/components/dashboards/company/company-overview-skeleton.tsx';
import { useCompanyFilters } from '#/components/dashboards/company/use-company-filters.ts';
import { CompanyTabs } from '#/components/dashboards/home/company-tabs.tsx';
import { FirstSteps } from '#/components/dashboards/home/first-steps.tsx';
import { RoleHint } from '#/components/dashboards/home/role-hint.tsx';
import {
  SingleTeamSkeleton,
  TeamsOverviewSkeleton,
} from '#/components/dashboards/teams-overview/teams-overview-skeleton.tsx';
import { PageTitle } from '#/components/frame/pages/page-title.tsx';
import { ReportButton } from '#/components/reports/report-button.tsx';
import { Card } from '#/components/ui/card.tsx';
import { PageHeader } from '#/components/ui/page-header.tsx';
import type { RoleName } from '#/lib/domain/accounts/accounts.schema.ts';

// Each tab loads its own code only.
const CompanyOverview = dynamic(
  () => import('#/components/dashboards/company/company-overview.tsx').then((file) => file.CompanyOverview),
  { loading: () => <CompanyOverviewSkeleton /> },
);
const TeamsOverview = dynamic(
  () => import('#/components/dashboards/teams-overview/teams-overview.tsx').then((file) => file.TeamsOverview),
  { loading: () => <TeamsOverviewSkeleton /> },
);
const SingleTeamOverview = dynamic(
  () =>
    import('#/components/dashboards/teams-overview/teams-overview-team.tsx').then((file) => file.SingleTeamOverview),
  { loading: () => <SingleTeamSkeleton /> },
);

export interface HomeScreenProps {
  firstName: string;
  viewer: CompanyViewer;
  roles: readonly RoleName[];
  teamCount: number;
  /** Leads to the organisation chart. */
  chartLink: ReactNode;
}

/** Where administrators and department leaders begin: how their people are, and what to do while there is no team. */
export function HomeScreen({ firstName, viewer, roles, teamCount, chartLink }: HomeScreenProps) {
  const [filters, change] = useCompanyFilters(viewer.departments);
  const otherRole = (['Team Leader', 'Member'] as const).find((name) => roles.includes(name));
  const isEmpty = teamCount === 0;
  const Tab = filters.tab === 'overview' ? CompanyOverview : filters.team === 0 ? TeamsOverview : SingleTeamOverview;
  return (
    <div className="flex flex-col gap-6">
      {(isEmpty || Tab !== SingleTeamOverview) && <PageTitle name={viewer.placeName} />}
      {otherRole && <RoleHint role={otherRole} />}
      {isEmpty ? (
        <>
          <PageHeader level={2} title={`Hello, ${firstName}`} description={describeHome(viewer)} />
          <Card padded={false}>
            <FirstSteps />
          </Card>
        </>
      ) : (
        <>
          {/* A single team has a head of its own. */}
          {Tab !== SingleTeamOverview && (
            <div className="flex flex-wrap items-end justify-between gap-x-4 gap-y-2">
              <CompanyTabs role={viewer.role} filters={filters} />
              <div className="flex flex-wrap gap-2">
                {chartLink}
                <ReportButton period={filters.period} />
              </div>
            </div>
          )}
          <Tab filters={filters} viewer={viewer} onChange={change} />
        </>
      )}
    </div>
  );
}

function describeHome({ companyName, role, departments }: CompanyViewer): string {
  const place =
    role === 'Administrator' ? '' : ` in the ${departments.length === 1 ? 'department' : 'departments'} you lead`;
  return `${companyName} has no team${place} yet.`;
}
