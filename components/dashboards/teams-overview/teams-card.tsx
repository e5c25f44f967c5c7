'use client';

import { useMutation } from '@tanstack/react-query';
import { Download, SearchX } from 'lucide-react';
import { useTranslations } from 'next-intl';
import { chartCsv } from '#/components/charts/chart-csv.ts';
import {
  hidesEveryTeam,
  type OverviewTeam,
  type TeamViewer,
} from '#/components/dashboards/company/company-dashboard.ts';
import type { CompanyFilters } from '#/components/dashboards/company/company-filters.ts';
import { overviewInput } from '#/components/dashboards/company/company-inputs.ts';
import { canGroup } from '#/components/dashboards/heat-map/group-headings.ts';
import { describeTeamForFile } from '#/components/dashboards/heat-map/heat-map-file.ts';
import { HeatMapTable, type HeatMapTableProps } from '#/components/dashboards/heat-map/heat-map-table.tsx';
import { urgentFirst } from '#/components/dashboards/heat-map/teams-overview-sort.ts';
import { nameLeaders } from '#/components/dashboards/team-dashboard.ts';
import { FilterLink } from '#/components/dashboards/teams-overview/team-header.tsx';
import { TeamsOverviewPages } from '#/components/dashboards/teams-overview/teams-overview-pages.tsx';
import { useFigureReader } from '#/components/dashboards/use-figure-reader.ts';
import { Button } from '#/components/ui/buttons/button.tsx';
import { Card } from '#/components/ui/card.tsx';
import { saveFile } from '#/components/ui/download-file.ts';
import { EmptyState } from '#/components/ui/feedback/empty-state.tsx';
import { showMessage } from '#/components/ui/feedback/show-message.ts';
import { Switch } from '#/components/ui/fields/switch.tsx';
import { call } from '#/lib/api/call.ts';
import { formatShortRange } from '#/lib/domain/calendar/date-words.ts';
import { listTeamsOverviewContract } from '#/lib/domain/dashboards/company/company.contract.ts';

/** Shows the table of teams with its title, its file, and its pages. */
export function TeamsCard(props: HeatMapTableProps) {
  const t = useTranslations('teams-overview.table');
  const results = useTranslations('figures.results');
  const about = useTranslations('dashboards.breakdown');
  const { overview, filters, viewer, onChange } = props;
  const { asOf, total, page, pages } = overview;
  const during = results(`during.${overview.period.name}`);
  // Next to no results, participation needs a reason.
  const closed = overview.teams.some(({ participation }) => participation.rate !== null)
    ? t('closed', { during })
    : null;
  return (
    <Card padded={false} className="@container">
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1 px-5 pt-4 pb-3">
        <div className="min-w-0">
          <h2 className="text-16">{t('title', { count: total })}</h2>
          {asOf !== null && (
            <p className="text-13 text-muted">
              {total > 0 && hidesEveryTeam(overview.teams)
                ? (closed ?? about('resultNeeds', { minimum: viewer.minimumGroupSize }))
                : t('averages', { during })}
              <span className="hidden print:inline">
                {' '}
                {formatShortRange(overview.period.from, overview.period.to, viewer.locale)}
              </span>
            </p>
          )}
        </div>
        <div className="flex flex-wrap items-center gap-x-4 gap-y-1 print:hidden">
          {asOf !== null && filters.sort !== urgentFirst.sort && (
            <Button variant="quiet" size="small" onClick={() => onChange(urgentFirst)}>
              {t('urgent')}
            </Button>
          )}
          {asOf !== null && canGroup(filters, viewer) && (
            <Switch
              label={t('group')}
              // On a phone, it's among the filters.
              className="text-13 max-medium:hidden"
              checked={filters.grouped}
              onChange={({ target }) => onChange({ grouped: target.checked })}
            />
          )}
          {asOf !== null && total > 0 && <HeatMapExport filters={filters} viewer={viewer} />}
        </div>
      </div>
      {overview.teams.length > 0 ? (
        asOf === null ? (
          <TeamNames {...props} />
        ) : (
          <HeatMapTable {...props} />
        )
      ) : (
        <EmptyState
          icon={<SearchX />}
          title={t('none')}
          action={
            <Button variant="secondary" onClick={() => onChange({ search: '', category: null, department: 0 })}>
              {t('clear')}
            </Button>
          }
        />
      )}
      <TeamsOverviewPages page={page} pages={pages} total={total} onChange={(next) => onChange({ page: next })} />
    </Card>
  );
}

/** Shows the teams while none has results: whose they are, and how many people they have. */
function TeamNames({ overview, filters, viewer, onChange }: HeatMapTableProps) {
  const t = useTranslations('teams-overview.team');
  return (
    <ul aria-label={useTranslations('teams-overview.table')('label')} className="border-line border-t">
      {overview.teams.map(({ team }) => (
        <li
          key={team.id}
          className="flex items-center justify-between gap-4 border-line border-b px-5 py-2.5 last:border-b-0"
        >
          <div className="min-w-0">
            <FilterLink
              filters={filters}
              next={{ team: team.id }}
              onChange={onChange}
              className="wrap-anywhere inline-block font-medium leading-6 hover:underline"
            >
              {team.name}
            </FilterLink>
            <p className="wrap-anywhere text-13 text-muted">
              {[
                nameLeaders(team, viewer.locale) ?? t('noLeader'),
                ...(canGroup(filters, viewer) ? [team.departmentName ?? t('other')] : []),
              ].join(' · ')}
            </p>
          </div>
          <p className="shrink-0 text-13 text-muted tabular-nums">{t('members', { count: team.members })}</p>
        </li>
      ))}
    </ul>
  );
}

/** Saves every team that matches the filters, not only this page. */
function HeatMapExport({ filters, viewer }: { filters: CompanyFilters; viewer: TeamViewer }) {
  const t = useTranslations('teams-overview.table');
  const points = useTranslations('charts.points');
  const reader = { ...useFigureReader(viewer.locale), file: useTranslations('teams-overview.file') };
  const { mutate, isPending } = useMutation({
    mutationFn: async () => {
      const teams = await readAll(filters);
      const text = chartCsv(
        teams.map((team) => describeTeamForFile(team, { ...viewer, period: filters.period }, reader)),
        points,
      );
      saveFile(new Blob([text], { type: 'text/csv;charset=utf-8' }), 'teams.csv');
    },
    onError: ({ message }) => showMessage({ kind: 'bad', text: message }),
  });
  return (
    <Button
      variant="secondary"
      size="small"
      icon={<Download aria-hidden />}
      loading={isPending}
      onClick={() => mutate()}
    >
      <span className="@max-[560px]:sr-only">{t('download')}</span>
    </Button>
  );
}

async function readAll(filters: CompanyFilters): Promise<OverviewTeam[]> {
  const teams: OverviewTeam[] = [];
  for (let page = 1, pages = 1; page <= pages; page += 1) {
    const answer = await call(listTeamsOverviewContract, overviewInput({ ...filters, page }));
    teams.push(...answer.teams);
    pages = answer.pages;
  }
  return teams;
}
