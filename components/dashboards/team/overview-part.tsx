import { clsx } from 'clsx';
import dynamic from 'next/dynamic';
import { useTranslations } from 'next-intl';
import { type ReactNode, useContext } from 'react';
import { LeaderSteps } from '#/components/actions/leader-steps.tsx';
import { MemberSteps, ShareNews } from '#/components/actions/member-steps.tsx';
import { LastWeekSwitch, useLastWeek } from '#/components/briefs/brief-view.tsx';
import { figureOf } from '#/components/dashboards/figures.ts';
import { isByName, isDayOff, isFirstPoint, isTooShortForCharts } from '#/components/dashboards/sample-wording.ts';
import { CategoryCard } from '#/components/dashboards/team/category-card.tsx';
import { DashboardSource } from '#/components/dashboards/team/dashboard-source.ts';
import { DriversCard } from '#/components/dashboards/team/drivers-card.tsx';
import { FigureCards } from '#/components/dashboards/team/figure-cards.tsx';
import { FigureChart } from '#/components/dashboards/team/figure-chart.tsx';
import { DaySentence, LastFaces } from '#/components/dashboards/team/last-faces.tsx';
import { TeamNormsCard } from '#/components/dashboards/team/team-norms-card.tsx';
import { findingsOfTeam, headlineTeam, summariseTeam } from '#/components/dashboards/team/team-summary.ts';
import type { OpenPart } from '#/components/dashboards/team/use-dashboard-filters.ts';
import { useStepCauses, useStepWish } from '#/components/dashboards/team/use-step-causes.ts';
import type { TeamDashboard } from '#/components/dashboards/team-dashboard.ts';
import { useFigureReader } from '#/components/dashboards/use-figure-reader.ts';
import { Card } from '#/components/ui/card.tsx';
import { Skeleton } from '#/components/ui/feedback/skeleton.tsx';
import type { PeriodName } from '#/lib/domain/calendar/period.ts';
import { joinRanges } from '#/lib/domain/metrics/words/plain-words.ts';
import { describeDrivers, describeLowestNorms } from '#/lib/domain/metrics/words/reason-words.ts';

// Periods with charts don't need it.
export const LongerPeriodNote = dynamic(
  () => import('#/components/dashboards/longer-period-note.tsx').then((file) => file.LongerPeriodNote),
  { loading: () => <Skeleton className="h-48 w-full" /> },
);

// Only readers with a brief download what it says.
const LastWeekText = dynamic(() => import('#/components/briefs/last-week-text.tsx').then((file) => file.LastWeekText), {
  loading: () => <Skeleton className="h-16 w-full max-w-xl rounded-control" />,
});
const WeekNote = dynamic(() => import('#/components/briefs/difference-note.tsx').then((file) => file.WeekNote), {
  loading: () => null,
});

export interface DashboardPartProps {
  dashboard: TeamDashboard;
  locale: string;
  /** True for a while after the results changed without the reader. */
  isUpdated: boolean;
  onChoosePeriod: (period: PeriodName) => void;
  onOpenPart: OpenPart;
}

/**
 * Shows the tab Overview: the answer in a sentence, the results, their reasons and what to do, then motivation and
 * values.
 */
export function OverviewPart({ dashboard, locale, isUpdated, onChoosePeriod, onOpenPart }: DashboardPartProps) {
  const longer = (
    <LongerPeriodNote period={dashboard.period.name} isFirst={isFirstPoint(dashboard)} onChoose={onChoosePeriod} />
  );
  return (
    <>
      <SummaryCard dashboard={dashboard} locale={locale} isUpdated={isUpdated} onOpenPart={onOpenPart}>
        {dashboard.member === 0 && isByName(dashboard) && (
          <LastFaces teamId={dashboard.team.id} locale={locale} onOpenPart={onOpenPart} />
        )}
      </SummaryCard>
      {/* On a day off, empty cards would only repeat the sentence. */}
      {isDayOff(dashboard) ? (
        longer
      ) : (
        <Results dashboard={dashboard} locale={locale} longer={longer} onOpenPart={onOpenPart} />
      )}
    </>
  );
}

interface ResultsProps extends Pick<DashboardPartProps, 'dashboard' | 'locale' | 'onOpenPart'> {
  /** Shown instead of a line with a single point. */
  longer: ReactNode;
}

/** Shows the results, their reasons and what to do, then motivation and values. */
function Results({ dashboard, locale, longer, onOpenPart }: ResultsProps) {
  const reader = useFigureReader(locale);
  const periods = useTranslations('specification.periods');
  const isTeam = dashboard.member === 0;
  const isWeek = useLastWeekOf(dashboard)?.isWeek;
  const { wish, takeStep } = useStepWish();
  const stepCauses = useStepCauses(dashboard);
  return (
    <>
      <section aria-label={periods(dashboard.period.name)} className="flex flex-col gap-2">
        {/* Last week may be above them. */}
        {isWeek && <p className="font-medium text-13 text-muted">{periods(dashboard.period.name)}</p>}
        <FigureCards dashboard={dashboard} locale={locale} />
      </section>
      <div className={clsx('grid gap-4', isTeam && '@min-[860px]:grid-cols-[3fr_2fr]')}>
        <DriversCard dashboard={dashboard} reader={reader} />
        {isTeam && <CategoryCard dashboard={dashboard} locale={locale} onTake={takeStep} onOpenPart={onOpenPart} />}
      </div>
      {wish && (
        <Card className="[&:not(:has(li,form))]:hidden">
          <LeaderSteps
            key={wish.times}
            locale={locale}
            causes={stepCauses}
            first={wish.topic}
            teamId={dashboard.team.id}
            isApart
          />
        </Card>
      )}
      <div className="grid @min-[720px]:grid-cols-2 gap-4">
        {isTooShortForCharts(dashboard) ? (
          longer
        ) : (
          <FigureChart figure={figureOf.motivation} dashboard={dashboard} locale={locale} />
        )}
        <TeamNormsCard dashboard={dashboard} locale={locale} />
      </div>
      <FiguresNote {...dashboard} />
    </>
  );
}

function useLastWeekOf({ team, member, period }: TeamDashboard) {
  return useLastWeek(member === 0 ? { kind: 'team', id: team.id } : null, period.name);
}

interface SummaryCardProps {
  dashboard: TeamDashboard;
  locale: string;
  /** True for a while after the results changed without the reader. */
  isUpdated: boolean;
  onOpenPart: OpenPart;
  /** Shown next to the sentence with the news; below the steps if there is no room next to it. */
  children?: ReactNode;
}

/**
 * Shows the answer first: what changed and what hurt most, in a sentence or two. The values are on the cards below;
 * they are in the sentence if there is nothing else to say.
 */
function SummaryCard({ dashboard, locale, isUpdated, onOpenPart, children }: SummaryCardProps) {
  const t = useTranslations('team-dashboard.sentence');
  const note = useTranslations('team-dashboard.note');
  const reader = useFigureReader(locale);
  const { sentence, detail } = summariseTeam(dashboard, reader);
  const reasons = [describeDrivers(dashboard, { t, locale }), describeLowestNorms(dashboard, { t, locale })].flatMap(
    (reason) => (reason === null ? [] : joinRanges(reason)),
  );
  const headline = headlineTeam(dashboard, reasons, reader);
  const isNamedTeam = dashboard.member === 0 && isByName(dashboard);
  const causes = useStepCauses(dashboard);
  // A leader's preview only shows what is published.
  const hasSteps = useContext(DashboardSource).key.length === 0 && dashboard.member === 0;
  const { id: teamId } = dashboard.team;
  const lastWeek = useLastWeekOf(dashboard);
  const period = { name: dashboard.period.name, findings: findingsOfTeam(dashboard) };
  const switcher = lastWeek && <LastWeekSwitch lastWeek={lastWeek} period={period.name} locale={locale} />;
  const news = hasSteps && <ShareNews teamId={teamId} locale={locale} href={onOpenPart('steps').href} />;
  return (
    <Card tour="summary">
      <div
        className={clsx(
          'flex flex-col gap-x-10 gap-y-3',
          isNamedTeam && '@min-[860px]:grid grid-cols-[minmax(0,1fr)_22.25rem]',
        )}
      >
        <div className="flex min-w-0 max-w-4xl flex-col items-start gap-3">
          {lastWeek?.isWeek ? (
            <LastWeekText lastWeek={lastWeek} period={period} locale={locale} hasSteps={hasSteps} switcher={switcher} />
          ) : (
            <div>
              <h2 className="wrap-anywhere text-pretty font-medium text-24 leading-8 @max-[480px]:text-20 @max-[480px]:leading-7">
                {headline ?? sentence} {isNamedTeam && <DaySentence dashboard={dashboard} locale={locale} />}
              </h2>
              {switcher && <div className="py-2">{switcher}</div>}
              <p className="wrap-anywhere max-w-prose text-pretty pt-2 text-16 leading-6 empty:hidden">
                {headline === null && reasons.join(' ')}
              </p>
              <p className="pt-2 text-13 text-muted">
                {detail} <span aria-live="polite">{isUpdated && isByName(dashboard) && note('updated')}</span>
              </p>
              <WeekNote lastWeek={lastWeek} moves={dashboard.lastWeek ?? []} period={period} locale={locale} />
              <SourceNote {...dashboard} />
            </div>
          )}
          {!isNamedTeam && news}
        </div>
        {hasSteps && (
          <div className="@container col-span-full row-start-2 flex min-w-0 flex-col items-start gap-3 empty:hidden">
            <MemberSteps teamId={teamId} locale={locale} />
            <LeaderSteps teamId={teamId} causes={causes} locale={locale} />
          </div>
        )}
        {isNamedTeam && (
          <div className="col-start-2 row-start-1 flex min-w-0 flex-col gap-4 empty:hidden">
            {children}
            {news}
          </div>
        )}
      </div>
    </Card>
  );
}

type Shown = Pick<TeamDashboard, 'source' | 'member' | 'minimumGroupSize'>;

/**
 * Shows, below all results, how they are calculated, and why another reader's may differ slightly, or who sees them.
 */
export function FiguresNote({ source, member, minimumGroupSize: minimum }: Shown) {
  const t = useTranslations('team-dashboard.note');
  return (
    <p className="max-w-prose text-13 text-muted">
      {t(member !== 0 ? 'person' : source === null ? 'live' : 'published', { minimum })}
    </p>
  );
}

/** Says whose results these are if a team is too small for its own; nothing otherwise. */
export function SourceNote({ source, minimumGroupSize: minimum }: Shown) {
  const t = useTranslations('team-dashboard.note');
  if (source === null || source.scope === 'team') return null;
  return <p className="pt-1 text-13 text-muted">{t('source', { minimum, name: source.name })}</p>;
}
