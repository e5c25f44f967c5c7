'use client';

import { clsx } from 'clsx';
import { useTranslations } from 'next-intl';
import { Fragment } from 'react';
import { useTeamSteps } from '#/components/actions/use-team-steps.ts';
import { useLastWeek } from '#/components/briefs/brief-view.tsx';
import {
  type CompanyViewer,
  hidesEveryTeam,
  type TeamsOverview,
} from '#/components/dashboards/company/company-dashboard.ts';
import { companyFigures } from '#/components/dashboards/company/company-figures.ts';
import { type CompanyFilters, changeFilters, companyAddress } from '#/components/dashboards/company/company-filters.ts';
import type { ChangeCompanyFilters } from '#/components/dashboards/company/use-company-filters.ts';
import {
  briefOf,
  canGroup,
  describeFar,
  findHeading,
  type HeadedBy,
} from '#/components/dashboards/heat-map/group-headings.ts';
import { HeatMapHead } from '#/components/dashboards/heat-map/heat-map-head.tsx';
import { HeatMapLegend } from '#/components/dashboards/heat-map/heat-map-legend.tsx';
import { HeatMapRow } from '#/components/dashboards/heat-map/heat-map-row.tsx';
import { roomyOnly, tableRoles, wideOnly } from '#/components/dashboards/heat-map/heat-map-style.ts';
import { SummaryRow } from '#/components/dashboards/heat-map/heat-map-summary-row.tsx';
import { findLow } from '#/components/dashboards/heat-map/teams-overview-wording.ts';
import { classifyRow } from '#/lib/domain/metrics/changes/highlights.ts';

export interface HeatMapTableProps {
  overview: TeamsOverview;
  filters: CompanyFilters;
  viewer: CompanyViewer;
  /** The common results of the teams and of their departments, and what they are compared with. */
  headed: HeadedBy;
  /** The team that is highlighted, here and in the charts. */
  shownId: number | null;
  onShow: (team: number | null) => void;
  onChange: ChangeCompanyFilters;
}

/**
 * Shows teams with their results, in colour and in numbers; a row opens its team. In narrow spaces, each row is a card.
 */
export function HeatMapTable({ overview, filters, viewer, headed, shownId, onShow, onChange }: HeatMapTableProps) {
  const t = useTranslations('teams-overview.table');
  const breakdown = useTranslations('dashboards.breakdown');
  const results = useTranslations('figures.results');
  const { teams, period } = overview;
  const { whole, yardstick, departments } = headed;
  const head = { filters, onChange };
  const isEmpty = hidesEveryTeam(teams);
  const isWithoutRates =
    period.name === '1d' &&
    teams.every(({ participation }) => participation.rate === null) &&
    !whole?.figures?.participation;
  const week = useLastWeek(briefOf(filters, viewer), period.name)?.paragraph?.teams ?? [];
  const { data: steps } = useTeamSteps(teams.map(({ team }) => team.id));
  return (
    <div className="@container min-w-0 overflow-clip">
      <table
        {...tableRoles.table}
        aria-label={t('label')}
        className={clsx(
          '@max-[640px]:block w-full table-fixed border-separate border-spacing-0 text-left text-14',
          // A day on which no check-ins of enough people closed has no participation.
          isWithoutRates && '[&_tr>:nth-child(4)]:hidden!',
        )}
      >
        <thead {...tableRoles.group} className="@max-[640px]:sr-only">
          <tr {...tableRoles.row}>
            <HeatMapHead {...head} label={t('team')} sort="name" />
            <HeatMapHead {...head} label={t('people')} sort="members" align="right" className={`w-16 ${wideOnly}`} />
            <HeatMapHead {...head} label={t('finding')} className="w-48 @min-[1000px]:w-80" />
            <HeatMapHead
              {...head}
              label={t('participation')}
              sort="participation"
              align="right"
              className={`w-25 ${roomyOnly}`}
            />
            {companyFigures.map(({ metric }) => (
              <HeatMapHead
                key={metric}
                {...head}
                label={results(`metric.${metric}`)}
                short={breakdown(`short.${metric}`)}
                sort={metric}
                className="w-25 @max-[760px]:w-23"
              />
            ))}
            <HeatMapHead {...head} label={t('message')} isHidden className="w-10 px-0! print:hidden" />
          </tr>
        </thead>
        <tbody {...tableRoles.group} className="@max-[640px]:block">
          {whole && <SummaryRow name={whole.name} href={whole.href} figures={whole.figures} isWhole />}
          {teams.map((row, at) => {
            const highlight = classifyRow(row, yardstick?.sentiment.avg ?? null);
            const heading = departments && findHeading(teams, at, departments);
            return (
              <Fragment key={row.team.id}>
                {heading && (
                  <SummaryRow
                    name={heading.name ?? t('other')}
                    {...(heading.id
                      ? { href: companyAddress(changeFilters(filters, { department: heading.id })) }
                      : {})}
                    figures={heading.figures}
                  />
                )}
                <HeatMapRow
                  row={row}
                  filters={filters}
                  period={period}
                  viewer={viewer}
                  highlight={highlight}
                  steps={steps && (steps.get(row.team.id) ?? [])}
                  isAlone={!departments && canGroup(filters, viewer)}
                  notes={{
                    low: findLow(row.team, highlight, week),
                    far: describeFar(row, yardstick, { t: results }),
                  }}
                  isEmpty={isEmpty}
                  isShown={row.team.id === shownId}
                  onShow={onShow}
                  onOpen={() => onChange({ team: row.team.id }, { push: true })}
                />
              </Fragment>
            );
          })}
        </tbody>
      </table>
      <HeatMapLegend overview={overview} minimum={viewer.minimumGroupSize} />
    </div>
  );
}
