'use client';

import { useQuery } from '@tanstack/react-query';
import { clsx } from 'clsx';
import { ChevronLeft, ChevronRight } from 'lucide-react';
import { useTranslations } from 'next-intl';
import type { MouseEvent, ReactNode } from 'react';
import { type CompanyFilters, changeFilters, companyAddress } from '#/components/dashboards/company/company-filters.ts';
import { overviewInput } from '#/components/dashboards/company/company-inputs.ts';
import type { ChangeCompanyFilters } from '#/components/dashboards/company/use-company-filters.ts';
import { findNeighbours, type Neighbour, pagesBeside } from '#/components/dashboards/teams-overview/find-neighbours.ts';
import { buttonStyle } from '#/components/ui/buttons/button-style.ts';
import { call, queryKey } from '#/lib/api/call.ts';
import { listTeamsOverviewContract } from '#/lib/domain/dashboards/company/company.contract.ts';

interface TeamHeaderProps {
  filters: CompanyFilters;
  onChange: ChangeCompanyFilters;
  /** Missing while it loads, and for a team that this person may not see. */
  name: string | undefined;
  /** Actions for the team. */
  actions: ReactNode;
  /** What is chosen of it. */
  children: ReactNode;
}

/** Shows the team's position in the list: the link back, its name, and its neighbours. */
export function TeamHeader({ filters, onChange, name, actions, children }: TeamHeaderProps) {
  const t = useTranslations('teams-overview.team');
  const { previous, next } = useNeighbours(filters);
  return (
    <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 @max-[560px]:gap-x-2">
      <nav aria-label={t('path')} className="min-w-0">
        <ol className="flex min-w-0 items-center gap-1 text-13 text-muted">
          <li>
            <FilterLink
              filters={filters}
              next={{ team: 0 }}
              onChange={onChange}
              className="flex items-center gap-1 leading-6 hover:text-ink"
            >
              <ChevronLeft aria-hidden className="@min-[561px]:hidden size-4" />
              {t('all')}
            </FilterLink>
          </li>
          {name && (
            <li aria-current="page" className="flex min-w-0 items-center gap-1 @max-[560px]:sr-only">
              <ChevronRight aria-hidden className="size-4 shrink-0" />
              <span className="truncate">{name}</span>
            </li>
          )}
        </ol>
      </nav>
      {/* On a phone, one row without the days, which the charts show. */}
      <div className="@max-[560px]:min-w-0 @max-[560px]:flex-1 @max-[560px]:basis-28 @min-[561px]:@max-[760px]:order-last @min-[561px]:@max-[760px]:basis-full @min-[761px]:grow @max-[560px]:[&_p]:hidden">
        {children}
      </div>
      <div className="flex flex-wrap items-center gap-2 @max-[560px]:gap-1">
        <NeighbourLink side="previous" to={previous} filters={filters} onChange={onChange} />
        <NeighbourLink side="next" to={next} filters={filters} onChange={onChange} />
        {actions}
      </div>
    </div>
  );
}

interface NeighbourLinkProps extends Pick<TeamHeaderProps, 'filters' | 'onChange'> {
  side: 'previous' | 'next';
  to: Neighbour | null;
}

function NeighbourLink({ side, to, filters, onChange }: NeighbourLinkProps) {
  const t = useTranslations('teams-overview.team');
  if (!to) return null;
  const { id: team, name, page } = to;
  return (
    <FilterLink
      filters={filters}
      next={{ team, page }}
      onChange={onChange}
      label={t(side, { team: name })}
      className={clsx(buttonStyle({ variant: 'quiet' }), 'max-w-48 px-2! text-muted')}
    >
      {side === 'previous' && <ChevronLeft aria-hidden />}
      <span className="truncate @max-[560px]:sr-only">{name}</span>
      {side === 'next' && <ChevronRight aria-hidden />}
    </FilterLink>
  );
}

interface FilterLinkProps extends Pick<TeamHeaderProps, 'filters' | 'onChange'> {
  next: Partial<CompanyFilters>;
  label?: string;
  className: string;
  children: ReactNode;
}

/** Shows a link to other filters that needs no page load. */
export function FilterLink({ filters, next, onChange, label, className, children }: FilterLinkProps) {
  const follow = (event: MouseEvent<HTMLElement>) => {
    // The browser handles opening another tab.
    if (event.metaKey || event.ctrlKey || event.shiftKey) return;
    event.preventDefault();
    onChange(next, { push: true });
  };
  return (
    <a
      href={companyAddress(changeFilters(filters, next))}
      onClick={follow}
      aria-label={label}
      title={label}
      className={clsx('rounded-mark', className)}
    >
      {children}
    </a>
  );
}

/** Returns the teams before and after this one, in the order of the table. */
function useNeighbours(filters: CompanyFilters) {
  const here = useTeamPage(filters, filters.page);
  const beside = pagesBeside(filters.team, here);
  const before = useTeamPage(filters, beside.before);
  const after = useTeamPage(filters, beside.after);
  return findNeighbours(filters.team, here, before, after);
}

/** Loads a page of the list; null without a request. */
function useTeamPage(filters: CompanyFilters, page: number | null) {
  const input = overviewInput({ ...filters, page: page ?? 1 });
  const { data } = useQuery({
    queryKey: queryKey(listTeamsOverviewContract, input),
    queryFn: ({ signal }) => call(listTeamsOverviewContract, input, signal),
    enabled: page !== null,
  });
  // A page that isn't requested may still be cached.
  return page === null ? undefined : data;
}
