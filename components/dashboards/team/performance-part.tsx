import { useTranslations } from 'next-intl';
import { LeaderSteps } from '#/components/actions/leader-steps.tsx';
import { FeelingShares } from '#/components/dashboards/feeling-shares.tsx';
import { figureOf, figures, untilEnough } from '#/components/dashboards/figures.ts';
import { blanksFor } from '#/components/dashboards/prepare-figure-chart.ts';
import {
  earlierSpan,
  isByName,
  isDayOff,
  isFirstPoint,
  isTooShortForCharts,
  nameOfMember,
} from '#/components/dashboards/sample-wording.ts';
import { CategoryCard } from '#/components/dashboards/team/category-card.tsx';
import { FactorsCard } from '#/components/dashboards/team/factors-card.tsx';
import { FigureCards } from '#/components/dashboards/team/figure-cards.tsx';
import { FigureChart, NothingToDraw } from '#/components/dashboards/team/figure-chart.tsx';
import { fileScope } from '#/components/dashboards/team/file-scope.ts';
import {
  type DashboardPartProps,
  FiguresNote,
  LongerPeriodNote,
  SourceNote,
} from '#/components/dashboards/team/overview-part.tsx';
import { summariseTeam } from '#/components/dashboards/team/team-summary.ts';
import { useStepCauses, useStepWish } from '#/components/dashboards/team/use-step-causes.ts';
import type { PeriodFigure, TeamDashboard } from '#/components/dashboards/team-dashboard.ts';
import { useFigureReader } from '#/components/dashboards/use-figure-reader.ts';
import { Card } from '#/components/ui/card.tsx';
import { addDays, mondayOf } from '#/lib/domain/calendar/local-date.ts';
import { type Finding, listFindings } from '#/lib/domain/metrics/changes/classify-change.ts';
import { TREND_RULES } from '#/lib/domain/metrics/constants.ts';
import { describePersonalFindings, describeStory } from '#/lib/domain/metrics/words/finding-words.ts';
import type { FigureReader } from '#/lib/domain/metrics/words/hidden-words.ts';

/**
 * Shows the tab Performance & Sentiment: the answer in a sentence, the team's category, both lines, the shares of
 * feelings, and what changed both.
 */
export function PerformancePart({ dashboard, locale, onChoosePeriod, onOpenPart }: DashboardPartProps) {
  const isTeam = dashboard.member === 0;
  // On a day off, empty cards would only repeat the sentence.
  const isFree = isDayOff(dashboard);
  const causes = useStepCauses(dashboard);
  const { wish, takeStep } = useStepWish();
  const reader = useFigureReader(locale);
  const { sentence: overall, detail } = summariseTeam(dashboard, reader);
  const isEmpty = figures.every(({ key }) => dashboard[key].avg === null);
  const sentence = summarisePerformance(dashboard, reader) ?? (isEmpty ? overall : null);
  return (
    <>
      {sentence && (
        <div>
          <h2 className="wrap-anywhere text-pretty font-medium text-24 leading-8 @max-[480px]:text-20 @max-[480px]:leading-7">
            {sentence}
          </h2>
          <p className="pt-2 text-13 text-muted">{detail}</p>
        </div>
      )}
      <SourceNote {...dashboard} />
      {isFree || <FigureCards dashboard={dashboard} locale={locale} only={['productivity', 'sentiments']} />}
      {isTeam && !isFree && <CategoryCard {...{ dashboard, locale, onOpenPart }} isExplained onTake={takeStep} />}
      {isTeam && wish && (
        <Card>
          <LeaderSteps key={wish.times} first={wish.topic} teamId={dashboard.team.id} causes={causes} locale={locale} />
        </Card>
      )}
      {isTooShortForCharts(dashboard) ? (
        <LongerPeriodNote period={dashboard.period.name} isFirst={isFirstPoint(dashboard)} onChoose={onChoosePeriod} />
      ) : (
        <div className="grid @min-[720px]:grid-cols-2 gap-4 @min-[720px]:[&_figure>p:not(.sr-only)]:min-h-[2lh]">
          <FigureChart figure={figureOf.sentiment} dashboard={dashboard} locale={locale} />
          <FigureChart figure={figureOf.productivity} dashboard={dashboard} locale={locale} />
        </div>
      )}
      {isFree || <SharesChart dashboard={dashboard} locale={locale} />}
      {isFree || <FactorsCard dashboard={dashboard} locale={locale} />}
      {isFree || <FiguresNote {...dashboard} />}
    </>
  );
}

/** Shows the shares of good, meh and bad feelings on each date. */
function SharesChart({ dashboard, locale }: { dashboard: TeamDashboard; locale: string }) {
  const t = useTranslations('team-dashboard.note');
  const { sentiments, period } = dashboard;
  const { answered: answers, due } = dashboard.participation;
  const name = nameOfMember(dashboard);
  const person = name === undefined ? undefined : { name, answered: answers ?? 0, due: due ?? 0 };
  return (
    <FeelingShares
      person={person}
      sentiment={sentiments}
      period={period}
      blanks={blanksFor(dashboard)}
      locale={locale}
      scope={fileScope(dashboard)}
      note={person === undefined ? t(isByName(dashboard) ? 'countsPerson' : 'countsPublished') : undefined}
      empty={<NothingToDraw figure={sentiments} dashboard={dashboard} locale={locale} />}
    />
  );
}

/**
 * Returns how performance and sentiment are, in the words of `summariseTeam`, or both as averages if a line below ends
 * elsewhere; null without results.
 */
export function summarisePerformance(dashboard: TeamDashboard, reader: FigureReader): string | null {
  const scores = figures.flatMap(({ key, metric }) => (key === 'motivation' ? [] : { metric, ...dashboard[key] }));
  const findings = listFindings(scores);
  if (findings.length === 0) return null;
  if (dashboard.member !== 0)
    return [
      describePersonalFindings(findings, nameOfMember(dashboard), reader),
      ...findings.flatMap((one) => (one.metric === 'sentiment' ? describeLastWeek(one, dashboard, reader) : [])),
    ].join(' ');
  if (isTooShortForCharts(dashboard) || !scores.some(endsElsewhere))
    return describeStory({ figures: scores, before: reader.t(`before.${earlierSpan(dashboard)}`) }, reader);
  return findings
    .flatMap((one) => [describeAverage(one, reader), ...describeLastWeek(one, dashboard, reader)])
    .join(' ');
}

/**
 * Returns whether the line of a score ends at another number than its average, so that a sentence above it has to say
 * which of them it means.
 */
function endsElsewhere({ data, weeks = [], smoothed, avg }: PeriodFigure): boolean {
  const points = untilEnough(smoothed ?? (weeks.length > 0 ? weeks : data));
  const end = points.findLast(({ record }) => record !== null)?.record ?? null;
  return end !== null && avg !== null && Math.round(end) !== Math.round(avg);
}

/** Returns the last whole week of a line by week or of a smoothed one if it's far from the average: “Sentiment last week: 49.” */
function describeLastWeek({ metric, value }: Finding, dashboard: TeamDashboard, { t }: FigureReader): string[] {
  const { weeks = [], smoothed } = dashboard[figureOf[metric].key];
  const monday = mondayOf(addDays(dashboard.period.to, -6));
  const sunday = addDays(monday, 6);
  const points = smoothed ?? weeks;
  const week = points.findLast(({ date }) => date >= monday && date <= sunday)?.record ?? null;
  if (week === null || Math.abs(Math.round(week) - value) < TREND_RULES[metric].small) return [];
  return [t('finding.lastWeek', { metric, value: Math.round(week) })];
}

/** Returns one score as the average of its period, with its change: “Sentiment averaged 59, up 18 points.” */
function describeAverage({ metric, kind, value, change }: Finding, { t }: FigureReader): string {
  const ways = { clear: ['up', 'down'], small: ['edgedUp', 'edgedDown'] } as const;
  const way = kind === 'clear' || kind === 'small' ? ways[kind][change > 0 ? 0 : 1] : kind;
  return t('finding.averaged', { metric, value, way, points: Math.abs(change) });
}
