import { clsx } from 'clsx';
import dynamic from 'next/dynamic';
import { useTranslations } from 'next-intl';
import { Sparkline } from '#/components/charts/sparkline.tsx';
import { Explanation } from '#/components/dashboards/explanation.tsx';
import { type FigureKey, figures, untilEnough } from '#/components/dashboards/figures.ts';
import {
  describeEmpty,
  describeNothingDue,
  describeSample,
  hasLowParticipation,
  hiddenGroup,
  isByName,
  knowsDue,
} from '#/components/dashboards/sample-wording.ts';
import { FigureExplanation } from '#/components/dashboards/team/figure-explanation.tsx';
import type { PeriodFigure, TeamDashboard } from '#/components/dashboards/team-dashboard.ts';
import { useFigureReader } from '#/components/dashboards/use-figure-reader.ts';
import { ProgressBar } from '#/components/ui/feedback/progress-bar.tsx';
import { Skeleton } from '#/components/ui/feedback/skeleton.tsx';
import { FigureCard } from '#/components/ui/figure-card.tsx';
import { timelineOf } from '#/lib/domain/calendar/timeline.ts';
import type { TrendMetric } from '#/lib/domain/metrics/constants.ts';
import {
  describeChange,
  describePersonalChange,
  describePublishedChange,
} from '#/lib/domain/metrics/words/change-words.ts';
import { describeHidden, describePartial } from '#/lib/domain/metrics/words/hidden-words.ts';
import { capitalise } from '#/lib/domain/metrics/words/plain-words.ts';

// Leaders see a count, so they don't download the share.
const CompanyParticipationCard = dynamic(
  () =>
    import('#/components/dashboards/company/company-participation-card.tsx').then(
      (file) => file.CompanyParticipationCard,
    ),
  { loading: () => <Skeleton className="h-33 w-full rounded-card" /> },
);

interface FigureCardsProps {
  dashboard: TeamDashboard;
  locale: string;
  /** Only some of the results. */
  only?: readonly FigureKey[];
}

/** Shows sentiment, performance, motivation and participation: value, change, trend, and how many people it's based on. */
export function FigureCards({ dashboard, locale, only }: FigureCardsProps) {
  const reader = useFigureReader(locale);
  const { t } = reader;
  const { participation, member, period } = dashboard;
  // A published change compares averages; by name it compares people who answered in both periods.
  const changeOf = (metric: TrendMetric, figure: PeriodFigure) => {
    if (!isByName(dashboard))
      return describePublishedChange(metric, figure, { previous: t(`previous.${period.name}`), t });
    if (member === 0) return describeChange(metric, figure, { period: period.name, t });
    const change = describePersonalChange(figure, { period: period.name, t });
    // The summary above says how reliable one person's answers are.
    return figure.change === null ? change : { ...change, reliability: '' };
  };
  const visibleFigures = figures.filter(({ key }) => !only || only.includes(key));
  const isFull = visibleFigures.every(({ key }) => dashboard[key].avg !== null);
  return (
    <div
      className={clsx(
        'grid gap-4 max-medium:gap-3',
        // On a phone, reasons for empty ones need the full width; below 360 pixels, names do too.
        isFull ? '@min-[328px]:grid-cols-2' : '@min-[560px]:grid-cols-2',
        !only && '@min-[1040px]:grid-cols-4',
      )}
    >
      {visibleFigures.map(({ key, metric }) => {
        const figure = dashboard[key];
        const isDefault = key === 'motivation' && dashboard.motivation.isDefault;
        const hasSample = member === 0 && figure.avg !== null && !isDefault;
        const isParticipationLow = hasLowParticipation(participation);
        const partial = isDefault ? undefined : describePartial(figure, { isParticipationLow, ...reader });
        return (
          <FigureCard
            key={key}
            label={t(`metric.${metric}`)}
            info={<FigureExplanation metric={metric} figure={figure} dashboard={dashboard} locale={locale} />}
            value={figure.avg === null ? null : String(Math.round(figure.avg))}
            unit={t('card.unit')}
            change={changeOf(metric, figure)}
            {...(hasSample ? { sample: describeSample(figure, { personsAsked: participation.personsDue, t }) } : {})}
            {...(figure.avg !== null && partial ? { note: capitalise(partial) } : {})}
            isPale={isDefault || isParticipationLow}
            sparkline={courseOf(figure, period)}
            hidden={participation.due === 0 ? undefined : describeHidden(figure, hiddenGroup(dashboard, reader))}
            emptyText={describeEmpty(dashboard, reader)}
          />
        );
      })}
      {!only && <ParticipationCard dashboard={dashboard} locale={locale} />}
    </div>
  );
}

/** Returns a small trend line; undefined with fewer than two points to draw. */
function courseOf({ data, smoothed }: PeriodFigure, period: TeamDashboard['period']) {
  const points = untilEnough(smoothed ?? data);
  const isLine = points.filter(({ record }) => record !== null).length > 1;
  return isLine ? <Sparkline values={timelineOf(points, period)} /> : undefined;
}

interface ParticipationCardProps {
  dashboard: TeamDashboard;
  locale: string;
}

/** Shows how many check-ins were answered: a count if it's known, as for the team's leaders, otherwise the share. */
function ParticipationCard({ dashboard, locale }: ParticipationCardProps) {
  const reader = useFigureReader(locale);
  if (knowsDue(dashboard)) return <CountedParticipation dashboard={dashboard} />;
  const { participation, period, asOf } = dashboard;
  const group = hiddenGroup(dashboard, reader);
  return <CompanyParticipationCard participation={participation} period={period.name} asOf={asOf} group={group} />;
}

function CountedParticipation({ dashboard }: Pick<ParticipationCardProps, 'dashboard'>) {
  const t = useTranslations('team-dashboard.participation');
  const results = useTranslations('figures.results');
  const { participation, member } = dashboard;
  const { due, answered: answers, rate, persons, personsDue } = participation;
  const isCounted = member === 0 && rate !== null && persons !== null;
  return (
    <FigureCard
      label={t('label')}
      info={
        <Explanation isIcon>
          <p>{t('how')}</p>
          <p>{t('care')}</p>
        </Explanation>
      }
      value={rate === null ? null : String(Math.round(rate))}
      unit="%"
      {...(isCounted
        ? { sample: describeSample({ persons, personsBand: null }, { personsAsked: personsDue, t: results }) }
        : {})}
      {...(hasLowParticipation(participation) ? { note: t('low') } : {})}
      detail={t('answered', { answered: answers ?? 0, due: due ?? 0 })}
      sparkline={<ProgressBar label={t('bar')} value={answers ?? 0} max={due ?? 1} hideText />}
      emptyText={describeNothingDue(dashboard, results)}
    />
  );
}
