'use client';

import { useQuery } from '@tanstack/react-query';
import { Users } from 'lucide-react';
import { useTranslations } from 'next-intl';
import { type ReactNode, useState } from 'react';
import { isOpen } from '#/components/actions/actions.ts';
import { useTeamDeeds } from '#/components/actions/use-team-steps.ts';
import type { CompanyViewer } from '#/components/dashboards/company/company-dashboard.ts';
import { type CompanyFilters, changeFilters, companyAddress } from '#/components/dashboards/company/company-filters.ts';
import { overviewInput } from '#/components/dashboards/company/company-inputs.ts';
import { type Waiting, WaitingFacts } from '#/components/dashboards/company/no-teams-yet.tsx';
import { canGroup } from '#/components/dashboards/heat-map/group-headings.ts';
import { TeamList, WithoutStep } from '#/components/dashboards/teams-overview/deeds-lists.tsx';
import type { Deeds } from '#/components/dashboards/teams-overview/deeds-row.tsx';
import { KeptSteps } from '#/components/dashboards/teams-overview/kept-steps.tsx';
import { TeamsOverviewPages } from '#/components/dashboards/teams-overview/teams-overview-pages.tsx';
import { useFigureReader } from '#/components/dashboards/use-figure-reader.ts';
import { SectionState } from '#/components/frame/pages/section-state.tsx';
import { Card } from '#/components/ui/card.tsx';
import { EmptyState } from '#/components/ui/feedback/empty-state.tsx';
import { call, queryKey } from '#/lib/api/call.ts';
import { listTeamsOverviewContract } from '#/lib/domain/dashboards/company/company.contract.ts';

interface StepsOverviewProps {
  filters: CompanyFilters;
  viewer: CompanyViewer;
  /** Asks everyone for the eNPS. */
  enpsAction: ReactNode;
  /** What comes next in the whole company or all departments, and what to do about it; null with results. */
  waiting: Waiting | null;
}

/** Shows what leaders do about results: what each team tries, what is overdue, what was shared, and what teams keep. */
export function StepsOverview(props: StepsOverviewProps) {
  return <DepartmentSteps key={props.filters.department} {...props} />;
}

function DepartmentSteps({ filters, viewer, enpsAction, waiting }: StepsOverviewProps) {
  const { locale } = viewer;
  const t = useTranslations('actions.overview');
  const reader = useFigureReader(locale);
  const [page, setPage] = useState(1);
  const query = useTeamDeeds(filters.department, page);
  const overview = useOverview(filters);
  // Without them, the teams are listed by name.
  const attention = overview.isPending ? undefined : (overview.data?.attention.teams ?? []);
  const teamHref = (team: number) => companyAddress(changeFilters(filters, { tab: 'teams', team }));
  const row = { during: reader.t(`during.${filters.period}`), locale, isAlone: canGroup(filters, viewer) };
  return (
    <SectionState query={query} failure={t('failure')}>
      {({ counts, pages, teams, keptSteps }) =>
        counts.teams === 0 ? (
          <Card>
            <EmptyState icon={<Users />} title={t('empty')}>
              {t('emptyText')}
            </EmptyState>
          </Card>
        ) : overview.data?.asOf === null && teams.every(({ steps }) => steps.length === 0) && keptSteps.length === 0 ? (
          <Card>
            <h2 className="text-pretty font-medium text-20">{t('before')}</h2>
            <p className="pt-2 text-pretty leading-6">{t('beforeText')}</p>
            <WaitingFacts waiting={filters.department === 0 ? waiting : null} enpsAction={enpsAction} />
          </Card>
        ) : (
          <div className="flex flex-col gap-4">
            <Card
              title={t('title')}
              description={`${t('summary', counts)} ${counts.due > 0 ? t('due', counts) : ''}`}
              padded={false}
            >
              <TeamList
                label={t('label')}
                teams={teams.filter(isTrying)}
                teamHref={teamHref}
                {...(attention ? { attention } : {})}
                {...row}
              />
              <TeamsOverviewPages page={page} pages={pages} total={counts.teams} onChange={setPage} />
            </Card>
            <WithoutStep
              teams={teams.filter((deeds) => !isTrying(deeds))}
              attention={attention}
              areOthersTrying={counts.trying > 0}
              teamHref={teamHref}
              {...row}
            />
            <KeptSteps keptSteps={keptSteps} locale={locale} teamHref={teamHref} />
          </div>
        )
      }
    </SectionState>
  );
}

const isTrying = ({ steps }: Deeds) => steps.some(isOpen);

/** Returns the overview of teams, which names those that need attention, the most urgent first. */
function useOverview(filters: CompanyFilters) {
  const input = overviewInput(filters);
  return useQuery({
    queryKey: queryKey(listTeamsOverviewContract, input),
    queryFn: ({ signal }) => call(listTeamsOverviewContract, input, signal),
  });
}
