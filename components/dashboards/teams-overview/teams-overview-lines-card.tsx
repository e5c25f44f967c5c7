'use client';

import { useQuery } from '@tanstack/react-query';
import { CalendarClock } from 'lucide-react';
import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { ChartFrame } from '#/components/charts/chart-frame.tsx';
import type { CompanyAnalytics, TeamsOverview } from '#/components/dashboards/company/company-dashboard.ts';
import {
  type CompanyFigure,
  companyFigures,
  figuresAbove,
  mostNamedMetric,
} from '#/components/dashboards/company/company-figures.ts';
import type { CompanyFilters } from '#/components/dashboards/company/company-filters.ts';
import { analyticsInput } from '#/components/dashboards/company/company-inputs.ts';
import type { ChangeCompanyFilters } from '#/components/dashboards/company/use-company-filters.ts';
import { LongerPeriodState } from '#/components/dashboards/longer-period-note.tsx';
import { ChartSkeleton } from '#/components/dashboards/skeleton-cards.tsx';
import { LinesLegend, TeamLineChart } from '#/components/dashboards/teams-overview/teams-overview-line-chart.tsx';
import { describeTeamLines, prepareTeamLines } from '#/components/dashboards/teams-overview/teams-overview-lines.ts';
import { TeamsOverviewPages } from '#/components/dashboards/teams-overview/teams-overview-pages.tsx';
import { stepOf } from '#/components/dashboards/teams-overview/teams-overview-team-chart.ts';
import { useChartReader } from '#/components/dashboards/use-figure-reader.ts';
import { SectionState } from '#/components/frame/pages/section-state.tsx';
import { Card } from '#/components/ui/card.tsx';
import { EmptyState } from '#/components/ui/feedback/empty-state.tsx';
import { StaleArea } from '#/components/ui/feedback/stale-area.tsx';
import { SegmentedControl } from '#/components/ui/fields/segmented-control.tsx';
import { Select } from '#/components/ui/fields/select.tsx';
import { call, queryKey } from '#/lib/api/call.ts';
import { getCompanyAnalyticsContract } from '#/lib/domain/dashboards/company/company.contract.ts';

interface LinesCardProps {
  filters: CompanyFilters;
  locale: string;
  /** Teams that need attention, and why, the most urgent first. */
  attention: TeamsOverview['attention']['teams'];
  /** The teams that the filtered list shows, which then are the only lines; null without a filter. */
  shownTeams: ReadonlySet<number> | null;
  /** The team that is highlighted, here and in the table. */
  shownId: number | null;
  onShow: (team: number | null) => void;
  /** The team chosen to stay highlighted; 0 for none. */
  pinned: number;
  onPin: (team: number) => void;
  onChange: ChangeCompanyFilters;
}

/** Shows one result as a line per team and for the company: at first the one that most teams are marked for. */
export function LinesCard(props: LinesCardProps) {
  const t = useTranslations('teams-overview.lines');
  const results = useTranslations('figures.results');
  const { filters, attention, shownTeams, onChange } = props;
  const metric = filters.metric ?? mostNamedMetric(attention);
  const [page, setPage] = useState(1);
  const input = analyticsInput({ ...filters, metric }, page);
  const query = useQuery({
    queryKey: queryKey(getCompanyAnalyticsContract, input),
    queryFn: ({ signal }) => call(getCompanyAnalyticsContract, input, signal),
    placeholderData: (before) => before,
    select: (all) => ({ ...all, teams: all.teams.filter(({ id }) => shownTeams?.has(id) ?? true) }),
  });
  return (
    // A failure keeps its own height next to a taller card.
    <div className="flex min-w-0 flex-col">
      <SectionState
        query={query}
        failure={t('failed')}
        skeleton={<ChartSkeleton className="@max-[640px]:min-h-134 min-h-116" />}
      >
        {(analytics) => (
          <StaleArea isStale={query.isPlaceholderData} className="flex grow flex-col">
            <Card as="div" className="grow">
              <SegmentedControl
                label={t('figure')}
                // On the narrowest phones, all three names are whole in every language.
                className="mb-4 self-start max-[359px]:self-stretch max-[359px]:*:px-1.5 max-[359px]:*:text-12"
                options={companyFigures.map(({ metric: value }) => ({ value, label: results(`metric.${value}`) }))}
                value={metric}
                onChange={(next) => onChange({ metric: next })}
              />
              <Lines {...props} figure={figuresAbove[metric]} analytics={analytics} />
              <div className="-mx-[20px] -mb-3">
                <TeamsOverviewPages
                  page={analytics.page}
                  pages={analytics.pages}
                  total={analytics.total}
                  onChange={setPage}
                />
              </div>
            </Card>
          </StaleArea>
        )}
      </SectionState>
    </div>
  );
}

function Lines(props: LinesCardProps & { figure: CompanyFigure; analytics: CompanyAnalytics }) {
  const { analytics, figure, locale, shownId, onShow, pinned, onPin, onChange } = props;
  const attention = props.attention.map(({ team }) => team.id);
  const t = useTranslations('teams-overview.lines');
  const reader = useChartReader(locale);
  const lines = prepareTeamLines({ analytics, figure, reader: { ...reader, lines: t } });
  const { name: period } = analytics.teamsPeriod;
  const during = reader.t(`during.${period}`);
  const step = stepOf(analytics.teamsPeriod);
  const averages = analytics.department
    ? t(`averagesOf.${step}`, { department: analytics.department.name, during })
    : t(`averages.${step}`, { during });
  const isDrawn = lines.labels.length > 1 && lines.teams.length > 0;
  const description = isDrawn ? [averages, lines.without, lines.from > 0 && t('from', { from: lines.from })] : [];
  return (
    <ChartFrame
      title={lines.title}
      description={description.filter(Boolean).join(' ')}
      summary={lines.summary}
      legend={
        <LinesLegend lines={lines} hasMarked={lines.teams.some(({ id }) => attention.includes(id))}>
          <Select
            size="small"
            className="w-52 print:hidden"
            aria-label={t('highlight')}
            value={pinned}
            options={[
              { value: 0, label: t('highlight') },
              ...lines.teams.map(({ id, name }) => ({ value: id, label: name })),
            ]}
            onChange={(event) => onPin(Number(event.target.value))}
          />
        </LinesLegend>
      }
      points={() =>
        lines.labels.map((_, at) => describeTeamLines(lines, { at, teams: lines.teams }, { t: reader.points, locale }))
      }
      empty={
        lines.teams.length === 0 && period !== '1d' ? (
          <EmptyState icon={<CalendarClock />} title={reader.t('card.noData')}>
            {analytics.teams.some(({ hiddenReason }) => hiddenReason !== null) ? lines.without : reader.t('first')}
          </EmptyState>
        ) : !isDrawn ? (
          <LongerPeriodState period={period} point={step} onChoose={(longer) => onChange({ period: longer })} />
        ) : undefined
      }
    >
      <TeamLineChart lines={lines} attention={attention} shownId={shownId} onShow={onShow} locale={locale} />
    </ChartFrame>
  );
}
