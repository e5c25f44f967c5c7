'use client';

import { ChevronRight, Users } from 'lucide-react';
import Link from 'next/link';
import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { isOpen, type TeamDeeds, writeDay } from '#/components/actions/actions.ts';
import { StepLines } from '#/components/actions/step-from-above.tsx';
import { useTeamDeeds } from '#/components/actions/use-team-steps.ts';
import type { CompanyViewer } from '#/components/dashboards/company/company-dashboard.ts';
import { type CompanyFilters, changeFilters, companyAddress } from '#/components/dashboards/company/company-filters.ts';
import { TeamsOverviewPages } from '#/components/dashboards/teams-overview/teams-overview-pages.tsx';
import { SectionState } from '#/components/frame/pages/section-state.tsx';
import { Card } from '#/components/ui/card.tsx';
import { EmptyState } from '#/components/ui/feedback/empty-state.tsx';

interface StepsOverviewProps {
  filters: CompanyFilters;
  viewer: Pick<CompanyViewer, 'locale'>;
}

/** Shows what leaders do about results: what each team tries, what is overdue, what was shared, and what teams keep. */
export function StepsOverview({ filters, viewer }: StepsOverviewProps) {
  const teamHref = (team: number) => companyAddress(changeFilters(filters, { tab: 'teams', team }));
  const { department } = filters;
  return <DepartmentSteps key={department} departmentId={department} locale={viewer.locale} teamHref={teamHref} />;
}

interface DepartmentStepsProps {
  /** 0 for everything that the person may see. */
  departmentId: number;
  locale: string;
  /** The URL of a team. */
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
              <Deeds teams={teams} locale={locale} teamHref={teamHref} />
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

interface DeedsProps extends Pick<DepartmentStepsProps, 'locale' | 'teamHref'> {
  teams: readonly DeedsOfTeam[];
}

/** Shows teams that try something, and folded below them the teams without a step. */
function Deeds({ teams, ...of }: DeedsProps) {
  const t = useTranslations('actions.overview');
  const { trying = [], without = [] } = Object.groupBy(teams, ({ steps }) =>
    steps.some(isOpen) ? 'trying' : 'without',
  );
  return (
    <>
      {trying.length > 0 && <DeedsList label={t('label')} teams={trying} {...of} />}
      {without.length > 0 && (
        <details open={trying.length === 0} className="group border-line border-t">
          <summary className="flex min-h-11 cursor-pointer items-center gap-2 px-5 py-2 text-14 hover:bg-hover">
            <ChevronRight
              aria-hidden
              className="size-4 shrink-0 text-muted transition-transform group-open:rotate-90"
            />
            {t('without', { count: without.length })}
          </summary>
          <DeedsList label={t('without', { count: without.length })} teams={without} {...of} />
        </details>
      )}
    </>
  );
}

function DeedsList({ label, teams, locale, teamHref }: DeedsProps & { label: string }) {
  const t = useTranslations('actions.overview');
  return (
    <ul aria-label={label} className="@container divide-y divide-line border-line border-t">
      {teams.map(({ team, department, steps, ...results }) => (
        <li
          key={team.id}
          className="wrap-anywhere grid gap-x-6 gap-y-1 px-5 py-3 @min-[700px]:grid-cols-[12rem_minmax(0,1fr)_15rem]"
        >
          <div className="flex flex-wrap items-baseline gap-x-2 text-14 @min-[700px]:flex-col">
            <Link href={teamHref(team.id)} prefetch={false} className="py-1 font-medium hover:underline">
              {team.name}
            </Link>
            <span className="text-12 text-muted leading-4">{department ?? t('noDepartment')}</span>
          </div>
          <div className="@min-[700px]:py-1">{steps.length > 0 && <StepLines steps={steps} locale={locale} />}</div>
          <p className="text-13 text-muted @min-[700px]:py-1">{describeResults(results)}</p>
        </li>
      ))}
    </ul>
  );

  function describeResults({ unsharedOn, sharedOn }: Pick<DeedsOfTeam, 'unsharedOn' | 'sharedOn'>): string {
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
