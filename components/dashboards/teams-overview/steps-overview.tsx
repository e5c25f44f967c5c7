'use client';

import { Users } from 'lucide-react';
import Link from 'next/link';
import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { type TeamDeeds, writeDay } from '#/components/actions/actions.ts';
import { StepLines } from '#/components/actions/step-from-above.tsx';
import { useTeamDeeds } from '#/components/actions/use-actions.ts';
import type { CompanyViewer } from '#/components/dashboards/company/company-dashboard.ts';
import { type CompanyFilters, changeFilters, companyAddress } from '#/components/dashboards/company/company-filters.ts';
import { TeamsOverviewPages } from '#/components/dashboards/teams-overview/teams-overview-pages.tsx';
import { SectionState } from '#/components/frame/pages/section-state.tsx';
import { Card } from '#/components/ui/card.tsx';
import { EmptyState } from '#/components/ui/feedback/empty-state.tsx';
import { type RowColumn, RowTable } from '#/components/ui/tables/row-table.tsx';

interface StepsOverviewProps {
  filters: CompanyFilters;
  viewer: Pick<CompanyViewer, 'locale'>;
}

/** What leaders do about results: what each team tries, what is overdue, what was shared, and what teams keep. */
export function StepsOverview({ filters, viewer }: StepsOverviewProps) {
  const teamHref = (team: number) => companyAddress(changeFilters(filters, { tab: 'teams', team }));
  const { department } = filters;
  return <DepartmentSteps key={department} departmentId={department} locale={viewer.locale} teamHref={teamHref} />;
}

interface DepartmentStepsProps {
  /** 0 for all that the person may see. */
  departmentId: number;
  locale: string;
  /** Where a team is shown. */
  teamHref: (team: number) => string;
}

function DepartmentSteps({ departmentId, locale, teamHref }: DepartmentStepsProps) {
  const t = useTranslations('actions.overview');
  const [page, setPage] = useState(1);
  const query = useTeamDeeds(departmentId, page);
  return (
    <SectionState query={query} failure={t('failure')}>
      {({ counts, pages, teams, keptSteps }) =>
        counts.teams === 0 ? (
          <Card>
            <EmptyState icon={<Users />} title={t('empty')}>
              {t('emptyText')}
            </EmptyState>
          </Card>
        ) : (
          <div className="flex flex-col gap-4">
            <Card
              title={t('title')}
              description={`${t('summary', counts)} ${counts.due > 0 ? t('due', counts) : ''}`}
              padded={false}
            >
              <DeedsTable teams={teams} locale={locale} teamHref={teamHref} />
              <TeamsOverviewPages page={page} pages={pages} total={counts.teams} onChange={setPage} />
            </Card>
            <Card title={t('kept')} description={t('keptText')}>
              <KeptSteps keptSteps={keptSteps} teamHref={teamHref} />
            </Card>
          </div>
        )
      }
    </SectionState>
  );
}

type DeedsOfTeam = TeamDeeds['teams'][number];

interface DeedsTableProps extends Pick<DepartmentStepsProps, 'locale' | 'teamHref'> {
  teams: readonly DeedsOfTeam[];
}

function DeedsTable({ teams, locale, teamHref }: DeedsTableProps) {
  const t = useTranslations('actions.overview');
  const columns: RowColumn<DeedsOfTeam>[] = [
    {
      header: t('team'),
      width: 'w-64',
      cell: ({ team, department }) => (
        <>
          <Link
            href={teamHref(team.id)}
            prefetch={false}
            className="wrap-anywhere inline-block whitespace-normal py-1 font-medium hover:underline"
          >
            {team.name}
          </Link>
          <span className="block text-12 text-muted leading-4">{department ?? t('noDepartment')}</span>
        </>
      ),
    },
    {
      header: t('trying'),
      cell: ({ steps }) => (
        <div className="whitespace-normal py-1">
          <StepLines steps={steps} locale={locale} />
        </div>
      ),
    },
    {
      header: t('results'),
      width: 'w-72',
      cell: (row) => <span className="wrap-anywhere whitespace-normal text-13 text-muted">{describeResults(row)}</span>,
    },
  ];
  return <RowTable label={t('label')} columns={columns} rows={teams} rowKey={({ team }) => String(team.id)} />;

  function describeResults({ unsharedOn, sharedOn }: DeedsOfTeam): string {
    if (unsharedOn !== null) return t('unshared', { day: writeDay(unsharedOn, locale) });
    return sharedOn === null ? t('noResults') : t('shared', { day: writeDay(sharedOn, locale) });
  }
}

function KeptSteps({ keptSteps, teamHref }: Pick<TeamDeeds, 'keptSteps'> & Pick<DepartmentStepsProps, 'teamHref'>) {
  const t = useTranslations('actions.overview');
  const quotes = useTranslations('ui.quotes');
  if (keptSteps.length === 0) return <p className="text-14 text-muted">{t('noKept')}</p>;
  return (
    <ul aria-label={t('kept')} className="flex max-w-3xl flex-col gap-3">
      {keptSteps.map(({ will, count, teams }) => (
        <li key={`${will} ${teams[0]?.id}`} className="wrap-anywhere flex flex-col gap-0.5 text-14">
          <span>{quotes('text', { text: will })}</span>
          <span className="flex flex-wrap gap-x-3 text-13 text-muted">
            {teams.map(({ id, name }) => (
              <Link key={id} href={teamHref(id)} prefetch={false} className="inline-block py-1 hover:underline">
                {name}
              </Link>
            ))}
            {count > teams.length && <span>{t('more', { count: count - teams.length })}</span>}
          </span>
        </li>
      ))}
    </ul>
  );
}
