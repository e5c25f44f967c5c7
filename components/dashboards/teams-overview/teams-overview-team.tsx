'use client';

import { UsersRound } from 'lucide-react';
import { useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { StepFromAbove } from '#/components/actions/step-from-above.tsx';
import { useLastWeek } from '#/components/briefs/brief-view.tsx';
import { HighlightIcon } from '#/components/dashboards/breakdown/highlight-reason.tsx';
import {
  type CompanyViewer,
  hidesAllAlike,
  type OverviewTeam,
  shownDays,
  type TeamsOverview,
  teamGroup,
} from '#/components/dashboards/company/company-dashboard.ts';
import { CompanyFilterBar } from '#/components/dashboards/company/company-filter-bar.tsx';
import type { CompanyFilters } from '#/components/dashboards/company/company-filters.ts';
import { describeAsOf, describeSwing, splitHeadline } from '#/components/dashboards/company/company-wording.ts';
import { type Waiting, WaitingFacts } from '#/components/dashboards/company/no-teams-yet.tsx';
import type { ChangeCompanyFilters } from '#/components/dashboards/company/use-company-filters.ts';
import { FiguresFrame } from '#/components/dashboards/figures-frame.tsx';
import { CategoryIcon } from '#/components/dashboards/heat-map/category-mark.tsx';
import { briefOf, hasWhole } from '#/components/dashboards/heat-map/group-headings.ts';
import { lacksDay, useStanding } from '#/components/dashboards/heat-map/team-line.tsx';
import { describeLow, findLow, leadsWithLow } from '#/components/dashboards/heat-map/teams-overview-wording.ts';
import { LongerPeriodNote } from '#/components/dashboards/longer-period-note.tsx';
import { MessageOrPulse } from '#/components/dashboards/message-leader.tsx';
import { nameLeaders, type TeamDashboard } from '#/components/dashboards/team-dashboard.ts';
import { HiddenTeamCard } from '#/components/dashboards/teams-overview/hidden-team-card.tsx';
import { TeamHeader } from '#/components/dashboards/teams-overview/team-header.tsx';
import {
  describeReasons,
  LastPulse,
  TeamReasons,
  TeamReportButton,
  useTeamReasons,
} from '#/components/dashboards/teams-overview/team-reasons.tsx';
import { describeTeam, findReason } from '#/components/dashboards/teams-overview/team-story.ts';
import { SingleTeamSkeleton } from '#/components/dashboards/teams-overview/teams-overview-skeleton.tsx';
import {
  describeCommonNote,
  TeamFigureCards,
} from '#/components/dashboards/teams-overview/teams-overview-team-cards.tsx';
import { findDepartment, isOnePoint } from '#/components/dashboards/teams-overview/teams-overview-team-chart.ts';
import { TeamStrips } from '#/components/dashboards/teams-overview/teams-overview-team-charts.tsx';
import { useOverviewTeam, useScopeFigures } from '#/components/dashboards/teams-overview/use-scope-figures.ts';
import { useFigureReader } from '#/components/dashboards/use-figure-reader.ts';
import { leadBack } from '#/components/frame/pages/dashboard-failure.tsx';
import { PageTitle } from '#/components/frame/pages/page-title.tsx';
import { Badge } from '#/components/ui/badge.tsx';
import { Button } from '#/components/ui/buttons/button.tsx';
import { Card } from '#/components/ui/card.tsx';
import { EmptyState } from '#/components/ui/feedback/empty-state.tsx';
import { classifyRow, type Judged } from '#/lib/domain/metrics/changes/highlights.ts';
import { describePublishedCategory } from '#/lib/domain/metrics/words/category-words.ts';
import { describeLastWeek } from '#/lib/domain/metrics/words/difference-words.ts';
import { joinRanges } from '#/lib/domain/metrics/words/plain-words.ts';
import { isolate } from '#/lib/words/isolate.ts';

interface SingleTeamProps {
  filters: CompanyFilters;
  viewer: CompanyViewer;
  onChange: ChangeCompanyFilters;
  /** What comes next for the team; null with results. */
  waiting: Waiting | null;
}

/** Shows one team: its category, its results and its lines, without names of people. */
export function SingleTeamOverview({ filters, viewer, onChange, waiting }: SingleTeamProps) {
  const t = useTranslations('teams-overview.team');
  const reader = useFigureReader(viewer.locale);
  const query = useOverviewTeam(filters);
  const reasons = useTeamReasons(filters);
  const longer = useTranslations('dashboards.longer');
  const back = () => onChange({ team: 0 }, { push: true });
  const scene = { filters, viewer, waiting };
  return (
    <div className="@container flex flex-col gap-3">
      <PageTitle name={query.data?.row?.team.name ?? viewer.placeName} />
      <TeamHeader
        filters={filters}
        onChange={onChange}
        name={query.data?.row?.team.name}
        actions={!waiting && query.data?.row && <TeamReportButton team={filters.team} period={filters.period} />}
      >
        {!waiting && (
          <CompanyFilterBar
            isDense
            filters={filters}
            viewer={{ ...viewer, departments: [] }}
            range={shownDays(query.data, filters)}
            onChange={onChange}
          />
        )}
      </TeamHeader>
      <FiguresFrame query={query} skeleton={<SingleTeamSkeleton />} wayBack={leadBack(back)}>
        {({ row, asOf, period }) =>
          row ? (
            <>
              {isShort(row, period) ? (
                <TeamStanding {...scene} row={row} period={period} reasons={reasons.data}>
                  <Button variant="secondary" onClick={() => onChange({ period: '1m' })}>
                    {longer('show.1m')}
                  </Button>
                </TeamStanding>
              ) : hidesAllAlike(row) ? (
                <HiddenTeamCard {...scene} row={row} />
              ) : (
                <>
                  <TeamStanding {...scene} row={row} period={period} reasons={reasons.data} />
                  {asOf !== null && isOnePoint(row) && (
                    <TeamFigureCards row={row} period={period} viewer={viewer} asOf={asOf} />
                  )}
                  {asOf !== null && (
                    <div className="grid @min-[960px]:grid-cols-[minmax(0,3fr)_minmax(0,2fr)] gap-4 print:block print:[&>:not(:first-child)]:mt-4">
                      <div className="flex min-w-0 flex-col gap-4 print:block print:[&_p[title]_.sr-only]:not-sr-only">
                        {isOnePoint(row) ? (
                          <LongerPeriodNote period={period.name} onChoose={(longer) => onChange({ period: longer })} />
                        ) : (
                          <TeamStrips
                            row={row}
                            period={period}
                            viewer={viewer}
                            asOf={asOf}
                            departmentId={findDepartment(row, viewer)}
                          />
                        )}
                      </div>
                      <div className="flex min-w-0 flex-col gap-3 print:grid print:grid-cols-2">
                        <TeamReasons
                          query={reasons}
                          period={period.name}
                          departmentId={findDepartment(row, viewer)}
                          locale={viewer.locale}
                        />
                      </div>
                    </div>
                  )}
                </>
              )}
              {!waiting && <p className="text-13 text-muted">{`${describeAsOf(asOf, reader)} ${t('note')}`}</p>}
            </>
          ) : (
            <Card as="div">
              <EmptyState icon={<UsersRound />} title={t('gone')}>
                {t('goneWhy')}
              </EmptyState>
            </Card>
          )
        }
      </FiguresFrame>
    </div>
  );
}

/** Returns whether so few days are shown that more of them may have a result. */
function isShort(row: OverviewTeam, { name }: TeamsOverview['period']): boolean {
  return hidesAllAlike(row) && row.motivation.hiddenReason === 'not_enough_answers' && (name === '1d' || name === '1w');
}

interface TeamStandingProps {
  row: OverviewTeam;
  period: TeamsOverview['period'];
  viewer: CompanyViewer;
  filters: CompanyFilters;
  waiting: Waiting | null;
  /** Undefined while they load. */
  reasons: TeamDashboard | undefined;
  children?: ReactNode;
}

const looks = { attention: 'bad', watch: 'plain', rise: 'plain', success: 'good' } as const;

/**
 * Shows how a team is, in the words of its report, and whose team it is; next to it why it stands out, in the words of
 * the list of teams, or its category.
 */
function TeamStanding({ row, period, viewer, filters, waiting, reasons, children }: TeamStandingProps) {
  const t = useTranslations('teams-overview.team');
  const table = useTranslations('teams-overview.table');
  const reader = useFigureReader(viewer.locale);
  const { team, productivity_sentiment_category: category } = row;
  const { title, state, meaning } = describePublishedCategory(row, teamGroup(row, viewer, reader));
  const { data, isPlaceholderData, isPending } = useScopeFigures(period.name, findDepartment(row, viewer));
  const scope = isPlaceholderData ? undefined : data;
  // As in the list of teams, where teams of several departments are compared with nothing.
  const highlight = classifyRow(row, (hasWhole(filters, viewer) ? scope?.sentiment.avg : null) ?? null);
  const standing = useStanding(highlight);
  const { sentences, distance } = describeTeam(row, { period: period.name, scope, reader });
  const about = useTranslations('dashboards.breakdown');
  const swing = describeSwing(row.sentiments, period, { t: about, locale: viewer.locale });
  const brief = useLastWeek(briefOf(filters, viewer), period.name)?.paragraph;
  const low = isPending ? undefined : findLow(team, highlight, brief?.teams ?? []);
  const lowest = low && describeLow(low, about);
  // As in the list, it comes before good news, and after bad news.
  const first = leadsWithLow(highlight) ? lowest : undefined;
  const { kind = 'watch', reason: mark = 'below' }: Partial<Judged<number>> = (first ? null : highlight) ?? {};
  const week = lowest ? (first ? null : lowest.sentence) : describeLastWeek(row.lastWeek, reader);
  const reason = describeReasons(reasons, { t: useTranslations('team-dashboard.sentence'), locale: viewer.locale });
  const during = reader.t(`during.${period.name}`);
  const answer = sentences ? null : waiting ? meaning : reader.t('nothingNew', { during });
  const [headline, below] = splitHeadline([first?.sentence, ...(sentences ?? [answer]), swing], week);
  const finding = useTranslations('dashboards.message')('finding.waiting', { team: team.name });
  const message = { details: [distance, reason].filter(Boolean).join(' '), during, ...(waiting ? { finding } : {}) };
  const leader = nameLeaders(team, viewer.locale);
  const facts = [
    isolate(team.departmentName ?? t('other')),
    leader ? t('ledBy', { leader }) : t('noLeader'),
    t('members', { count: team.members }),
    isOnePoint(row) ? undefined : describeCommonNote(row, reader),
  ];
  return (
    <Card>
      <div className="grid gap-x-6 @min-[900px]:grid-cols-[minmax(0,1fr)_auto]">
        <div className="min-w-0">
          <p className="text-13 text-muted">{facts.filter(Boolean).join(' · ')}</p>
          <h2 className="wrap-anywhere text-pretty pt-1 font-medium text-24 leading-7 @max-[480px]:text-20 print:text-20">
            {headline}
          </h2>
          <WaitingFacts waiting={waiting} />
          {below && <p className="wrap-anywhere max-w-prose text-pretty pt-1.5 leading-6">{below}</p>}
        </div>
        {category === 0 && answer !== meaning && <p className="col-span-full pt-1 text-muted">{meaning}</p>}
        {children && <div className="col-span-full py-2">{children}</div>}
        {/* Short content is next to what precedes it. */}
        <div className="col-span-full flex flex-wrap items-baseline gap-x-6">
          {reason && <p className="wrap-anywhere text-pretty pt-1.5">{joinRanges(reason)}</p>}
          <StepFromAbove teamId={team.id} locale={viewer.locale} saysNone={!waiting} />
          <LastPulse teamId={team.id} locale={viewer.locale} />
        </div>
        {/* In narrow places, after what they answer. */}
        <div className="flex flex-wrap items-center gap-x-1.5 gap-y-2 @max-[900px]:pt-3 @min-[900px]:col-start-2 @min-[900px]:row-start-1 @min-[900px]:self-start">
          {first || (highlight && standing !== null) ? (
            <Badge look={looks[kind]} icon={<HighlightIcon reason={mark} className="size-3.5 shrink-0" />}>
              {first?.mark ?? standing}
            </Badge>
          ) : (
            !isPending && (
              <Badge look={category === 0 ? 'plain' : state} icon={<CategoryIcon id={category} className="size-3.5" />}>
                {lacksDay(row, period.name) ? table('oneDay') : title}
              </Badge>
            )
          )}
          <MessageOrPulse team={team} reason={findReason(row)} {...message} />
        </div>
      </div>
    </Card>
  );
}
