'use client';

import { useQuery } from '@tanstack/react-query';
import { clsx } from 'clsx';
import { useTranslations } from 'next-intl';
import { type ReactNode, useState } from 'react';
import { useLastWeek } from '#/components/briefs/brief-view.tsx';
import type { BreakdownPart } from '#/components/dashboards/breakdown/breakdown.ts';
import { DriverLists } from '#/components/dashboards/breakdown/driver-lists.tsx';
import { DriverMap, hasDriverMap } from '#/components/dashboards/breakdown/driver-map.tsx';
import { useBreakdown } from '#/components/dashboards/breakdown/use-breakdown.ts';
import { aboutOf, WhereCard } from '#/components/dashboards/breakdown/where-card.tsx';
import {
  type CompanyDashboard,
  type CompanyViewer,
  isOneDay,
  isWithoutFigures,
  isWithoutResults,
  isWithoutTeams,
} from '#/components/dashboards/company/company-dashboard.ts';
import { CompanyFigureCards } from '#/components/dashboards/company/company-figure-cards.tsx';
import { CompanyDayShares, CompanyFigureCharts } from '#/components/dashboards/company/company-figure-charts.tsx';
import { type CompanyFilters, companyAddress } from '#/components/dashboards/company/company-filters.ts';
import { companyInput, lastOfDepartment } from '#/components/dashboards/company/company-inputs.ts';
import { CompanyOnboardingCard } from '#/components/dashboards/company/company-month-result.tsx';
import { CompanyOverviewSkeleton } from '#/components/dashboards/company/company-overview-skeleton.tsx';
import { describeAsOf } from '#/components/dashboards/company/company-wording.ts';
import { EnpsCard } from '#/components/dashboards/company/enps-card.tsx';
import { NoResultsYet, type NoResultsYetProps, NoTeamsYet } from '#/components/dashboards/company/no-teams-yet.tsx';
import { NormsCard } from '#/components/dashboards/company/norms-card.tsx';
import type { ChangeCompanyFilters } from '#/components/dashboards/company/use-company-filters.ts';
import { FiguresFrame } from '#/components/dashboards/figures-frame.tsx';
import { PhoneFold } from '#/components/dashboards/phone-fold.tsx';
import { useFigureReader } from '#/components/dashboards/use-figure-reader.ts';
import { leadBack } from '#/components/frame/pages/dashboard-failure.tsx';
import { useTogether } from '#/components/ui/feedback/use-together.ts';
import { call, queryKey } from '#/lib/api/call.ts';
import { getCompanyDashboardContract } from '#/lib/domain/dashboards/company/company.contract.ts';
import { capitalise } from '#/lib/domain/metrics/words/plain-words.ts';

interface CompanyOverviewProps {
  filters: CompanyFilters;
  viewer: CompanyViewer;
  onChange: ChangeCompanyFilters;
  /** Asks everyone for the eNPS. */
  enpsAction: ReactNode;
  /** What comes next in the whole company or all departments, and what to do about it; null with results. */
  waiting: NoResultsYetProps['waiting'];
}

/** Shows the tab Overview for the company or one department: the answer in a sentence, then results, then charts. */
export function CompanyOverview(props: CompanyOverviewProps) {
  const { filters, viewer, onChange, enpsAction, waiting } = props;
  const [driver, setDriver] = useState<number | null>(null);
  const input = companyInput(filters);
  const query = useQuery({
    queryKey: queryKey(getCompanyDashboardContract, input),
    queryFn: ({ signal }) => call(getCompanyDashboardContract, input, signal),
    placeholderData: lastOfDepartment(filters.department),
  });
  const where = useBreakdown(filters);
  const { data: together, isStale } = useTogether([query, where]);
  const [dashboard, breakdown] = together;
  const { locale } = viewer;
  const t = useTranslations('dashboards.month');
  const values = useTranslations('dashboards.values');
  const reader = useFigureReader(locale);
  const lastWeek = useLastWeek(dashboard ? aboutOf(dashboard, viewer) : null, dashboard?.period.name ?? '1d');
  const { name } = dashboard?.period ?? {};
  // While the first card is about last week, the others name their own days.
  const during = name && lastWeek?.isWeek ? capitalise(reader.t(`during.${name}`)) : undefined;
  const addressOf = ({ id }: BreakdownPart) =>
    companyAddress({ ...filters, ...(breakdown?.kind === 'team' ? { tab: 'teams', team: id } : { department: id }) });
  return (
    <div className="flex flex-col gap-4">
      <FiguresFrame
        query={{ ...query, data: dashboard, isPlaceholderData: isStale }}
        skeleton={<CompanyOverviewSkeleton />}
        wayBack={leadBack(() => onChange({ department: 0 }))}
      >
        {(data) =>
          isWithoutTeams(data) ? (
            <NoTeamsYet minimum={data.minimumGroupSize} />
          ) : isWithoutResults(data) ? (
            <NoResultsYet
              {...data}
              waiting={data.department ? null : waiting}
              action={asksAll(data, viewer) && enpsAction}
            />
          ) : (
            <>
              <WhereCard
                dashboard={data}
                breakdown={breakdown}
                isLoading={where.isPending}
                filters={filters}
                viewer={viewer}
                lastWeek={lastWeek}
                addressOf={addressOf}
              />
              {isOneDay(data) && !isWithoutFigures(data) && <CompanyFigureCards dashboard={data} locale={locale} />}
              <div className="grid @min-[960px]:grid-cols-[2fr_1fr] gap-4 print:block print:[&>:not(:first-child)]:mt-4">
                {isOneDay(data) ? (
                  <CompanyDayShares dashboard={data} locale={locale} onLonger={() => onChange({ period: '1w' })} />
                ) : (
                  <CompanyFigureCharts dashboard={data} locale={locale} during={during} />
                )}
                <div
                  className={clsx(
                    'min-w-0 flex-col gap-4 print:grid print:[&:has(>:nth-child(2))]:grid-cols-2',
                    isOneDay(data) ? '@max-[960px]:flex contents [&>:has(+*)]:row-span-2' : 'flex',
                  )}
                >
                  {breakdown && (
                    <DriverLists
                      breakdown={breakdown}
                      during={during}
                      onChoose={hasDriverMap(breakdown) ? setDriver : undefined}
                    />
                  )}
                  <PhoneFold title={values('title')} className="grow">
                    <NormsCard
                      dashboard={data}
                      scope={`${data.department?.name ?? 'company'} ${data.asOf ?? ''}`}
                      className="grow"
                    />
                  </PhoneFold>
                </div>
              </div>
              {breakdown && <DriverMap breakdown={breakdown} addressOf={addressOf} chosenId={driver} />}
              <div className="grid @min-[640px]:grid-cols-2 gap-4">
                <EnpsCard dashboard={data} viewer={viewer} action={asksAll(data, viewer) && enpsAction} />
                <PhoneFold title={t('onboarding.title')} className={data.onboarding.avg === null ? 'self-start' : ''}>
                  <CompanyOnboardingCard dashboard={data} locale={locale} />
                </PhoneFold>
              </div>
              {data.asOf !== null && <p className="text-13 text-muted">{describeAsOf(data.asOf, reader)}</p>}
            </>
          )
        }
      </FiguresFrame>
    </div>
  );
}

/** Returns whether the page shows everyone that the person may ask; asking more people would surprise them. */
function asksAll({ department }: CompanyDashboard, { role, departments }: CompanyViewer): boolean {
  return role === 'Administrator' ? department === null : departments.length === 1;
}
