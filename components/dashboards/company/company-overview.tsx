'use client';

import { useQuery } from '@tanstack/react-query';
import { clsx } from 'clsx';
import {
  type CompanyDashboard,
  type CompanyViewer,
  shownDays,
} from '#/components/dashboards/company/company-dashboard.ts';
import { CompanyFigureCards } from '#/components/dashboards/company/company-figure-cards.tsx';
import { CompanyFigureCharts } from '#/components/dashboards/company/company-figure-charts.tsx';
import { CompanyFilterBar } from '#/components/dashboards/company/company-filter-bar.tsx';
import type { CompanyFilters } from '#/components/dashboards/company/company-filters.ts';
import { companyInput } from '#/components/dashboards/company/company-inputs.ts';
import { hasMonths } from '#/components/dashboards/company/company-months.ts';
import { CompanyOnboardingCard } from '#/components/dashboards/company/company-onboarding-card.tsx';
import { CompanyOverviewSkeleton } from '#/components/dashboards/company/company-overview-skeleton.tsx';
import { CompanySummaryCard } from '#/components/dashboards/company/company-summary-card.tsx';
import { wordAsOf } from '#/components/dashboards/company/company-wording.ts';
import { EnpsCard } from '#/components/dashboards/company/enps-card.tsx';
import { NoTeamsYet } from '#/components/dashboards/company/no-teams-yet.tsx';
import { NormsCard } from '#/components/dashboards/company/norms-card.tsx';
import type { ChangeCompanyFilters } from '#/components/dashboards/company/use-company-filters.ts';
import { leadBack } from '#/components/dashboards/dashboard-failure.tsx';
import { FiguresFrame } from '#/components/dashboards/figures-frame.tsx';
import { LongerPeriodNote } from '#/components/dashboards/longer-period-note.tsx';
import { call, queryKey } from '#/lib/api/call.ts';
import { getCompanyDashboardContract } from '#/lib/domain/dashboards/company-contract.ts';

interface CompanyOverviewProps {
  filters: CompanyFilters;
  viewer: CompanyViewer;
  onChange: ChangeCompanyFilters;
}

/** Overview of Company, or of one department: the answer in a sentence, then figures, then charts. */
export function CompanyOverview({ filters, viewer, onChange }: CompanyOverviewProps) {
  const input = companyInput(filters);
  const query = useQuery({
    queryKey: queryKey(getCompanyDashboardContract, input),
    queryFn: ({ signal }) => call(getCompanyDashboardContract, input, signal),
    // Another department's figures below this one's name would be wrong, not just old.
    placeholderData: (before, earlier) => {
      const [, asked] = (earlier?.queryKey ?? []) as [string?, typeof input?];
      return asked?.query.departmentId === filters.department ? before : undefined;
    },
  });
  const { locale } = viewer;
  return (
    <div className="flex flex-col gap-6">
      <CompanyFilterBar filters={filters} viewer={viewer} range={shownDays(query.data, filters)} onChange={onChange} />
      <FiguresFrame
        query={query}
        skeleton={<CompanyOverviewSkeleton />}
        wayBack={leadBack(() => onChange({ department: 0 }))}
      >
        {(data) =>
          isWithoutTeams(data) ? (
            <NoTeamsYet />
          ) : (
            <>
              <CompanySummaryCard dashboard={data} locale={locale} />
              <CompanyFigureCards dashboard={data} locale={locale} />
              {data.period.name === '1d' && data.asOf !== null ? (
                <LongerPeriodNote period="1d" onChoose={(longer) => onChange({ period: longer })} />
              ) : (
                <CompanyFigureCharts dashboard={data} locale={locale} />
              )}
              <div
                className={clsx(
                  'grid @min-[720px]:grid-cols-2 gap-4',
                  // A result without months need not be as tall as its neighbour.
                  hasMonths(data.enps) !== hasMonths(data.onboarding) && 'items-start',
                )}
              >
                <EnpsCard dashboard={data} viewer={viewer} />
                <CompanyOnboardingCard dashboard={data} locale={locale} />
              </div>
              <NormsCard dashboard={data} />
              <p className="text-13 text-muted">{wordAsOf(data.asOf, locale)}</p>
            </>
          )
        }
      </FiguresFrame>
    </div>
  );
}

/** True for a department that neither has teams nor anything to tell of those it had. */
function isWithoutTeams({ department, teams, ...told }: CompanyDashboard): boolean {
  const isEmpty = [told.motivation, told.performance, told.sentiment].every(({ since }) => since === null);
  const hasMonths = [told.enps, told.onboarding].some(({ data }) => data.length > 0);
  return department !== null && teams === 0 && isEmpty && !hasMonths && told.norms.length === 0;
}
