import { clsx } from 'clsx';
import { useTranslations } from 'next-intl';
import { RunningSteps } from '#/components/actions/open-step.tsx';
import { Explanation } from '#/components/dashboards/explanation.tsx';
import { describeSample, earlierSpan, isByName } from '#/components/dashboards/sample-wording.ts';
import type { PeriodFigure, TeamDashboard } from '#/components/dashboards/team-dashboard.ts';
import { useFigureReader } from '#/components/dashboards/use-figure-reader.ts';
import { formatDate, formatRange } from '#/lib/domain/calendar/date-words.ts';
import { CATEGORY_PERSONS_MIN, type TrendMetric } from '#/lib/domain/metrics/constants.ts';
import { productivitySentimentCategories } from '#/lib/domain/metrics/scores/category.ts';
import { stateOfCategory } from '#/lib/domain/metrics/words/category-words.ts';
import type { FigureReader } from '#/lib/domain/metrics/words/hidden-words.ts';

/** Shows the map of all categories, leaders what their team tries, and on request how its own is calculated. */
export function CategoryExplained({ dashboard, locale }: { dashboard: TeamDashboard; locale: string }) {
  const t = useTranslations('team-dashboard.category');
  const reader = useFigureReader(locale);
  const { productivity, sentiments, participation } = dashboard;
  const persons = Math.min(productivity.persons ?? 0, sentiments.persons ?? 0);
  const averageOf = ({ avg }: { avg: number | null }) => (avg === null ? t('noAverage') : String(avg));
  return (
    <>
      {dashboard.productivity_sentiment_category > 0 && (
        <div className="pt-4 @min-[640px]:row-span-2 @min-[640px]:pt-0">
          <CategoryMap current={dashboard.productivity_sentiment_category} locale={locale} />
        </div>
      )}
      <div className="flex flex-col gap-3 pt-3 [&>:last-child]:mt-auto">
        {isByName(dashboard) && <RunningSteps teamId={dashboard.team.id} locale={locale} />}
        <Explanation>
          <p>{t('cell', { performance: averageOf(productivity), sentiment: averageOf(sentiments) })}</p>
          <p>
            {describeBasis(participation, persons, { t, results: reader.t })}{' '}
            {t('needs', { minimum: CATEGORY_PERSONS_MIN })}
          </p>
        </Explanation>
      </div>
    </>
  );
}

interface BasisWords {
  t: ReturnType<typeof useTranslations<'team-dashboard.category'>>;
  results: FigureReader['t'];
}

/** Says how many people at least are behind each score, and how many check-ins were answered. */
export function describeBasis(of: TeamDashboard['participation'], persons: number, { t, results }: BasisWords): string {
  const { due, answered: answers, rate, personsDue } = of;
  if (answers === null) return rate === null ? t('basisNone') : t('basisRate', { rate });
  const people = describeSample({ persons, personsBand: null }, { personsAsked: personsDue, t: results });
  return t('basis', { all: persons < (personsDue ?? 0) ? 0 : persons, people, answered: answers, due: due ?? 0 });
}

/** Shows the nine categories on a map of performance and sentiment; the team's own has the colours of its badge. */
function CategoryMap({ current, locale }: { current: number; locale: string }) {
  const t = useTranslations('team-dashboard.category');
  const { t: results, titles } = useFigureReader(locale);
  const state = stateOfCategory(current);
  return (
    <div aria-hidden className="grid grid-cols-[auto_auto_repeat(3,minmax(0,1fr))] gap-1 text-12">
      <span className="row-span-3 grid place-items-center font-medium [writing-mode:sideways-lr]">
        {results('metric.productivity')}
      </span>
      {categoryRows.map(({ level, cells }) => (
        <div key={level} className="contents">
          <span className="grid place-items-center pr-1 text-muted [writing-mode:sideways-lr]">
            {t(`level.${level}`)}
          </span>
          {cells.map(({ id, key }) => (
            <span
              key={id}
              className={clsx(
                // Forced colours show the border.
                'grid min-h-12 place-items-center text-balance rounded-mark border border-transparent px-1 py-1.5 text-center',
                id === current
                  ? [`bg-${state}-soft text-${state}`, 'font-medium forced-colors:outline-2']
                  : 'bg-sunken text-muted',
              )}
            >
              {titles(key)}
            </span>
          ))}
        </div>
      ))}
      <span className="col-span-2" />
      {(['low', 'middle', 'high'] as const).map((level) => (
        <span key={level} className="text-center text-muted">
          {t(`level.${level}`)}
        </span>
      ))}
      <span className="col-span-3 col-start-3 text-center font-medium">{results('metric.sentiment')}</span>
    </div>
  );
}

/** The categories as a grid: high performance first, and in each row from low sentiment to high. */
export const categoryRows = (['high', 'middle', 'low'] as const).map((level, row) => ({
  level,
  cells: productivitySentimentCategories.filter(({ id }) => id > row * 3 && id <= row * 3 + 3).toReversed(),
}));

export interface FigureExplanationProps {
  metric: TrendMetric;
  figure: PeriodFigure;
  dashboard: TeamDashboard;
  locale: string;
}

/** Says how a result is calculated, from how many people and since when. */
export function FigureSentences({ metric, figure, dashboard, locale }: FigureExplanationProps) {
  const t = useTranslations('team-dashboard.explanation');
  const results = useTranslations('figures.results');
  const { period, participation, member, minimumGroupSize: minimum } = dashboard;
  const { since, change, previousAvg } = figure;
  const byName = isByName(dashboard);
  const days = formatRange(period.from, period.to, locale);
  const sample = describeSample(figure, { personsAsked: participation.personsDue, t: results });
  // For a year, only the months are known, not the days.
  const isMonth = byName && period.bucket === 'month';
  const comparesBoth = member === 0 && byName && change !== null;
  return (
    <>
      <p>{results(`how.${metric}`)}</p>
      {member === 0 && (
        <p>
          {t(byName ? 'byName' : 'published')} {t('sample', { sample, days })}
        </p>
      )}
      {!byName && <p>{results('card.publishing', { minimum })}</p>}
      {member !== 0 && <p>{t('person', { days })}</p>}
      {member === 0 && since !== null && since > period.from && (
        <p>
          {isMonth
            ? t('sinceMonth', { month: formatDate(since, locale, { month: 'long', year: 'numeric' }) })
            : t('since', { day: formatRange(since, since, locale) })}
        </p>
      )}
      {previousAvg !== null && (
        <p>
          {results('card.average', {
            before: results(`before.${earlierSpan(dashboard)}`),
            value: Math.round(previousAvg),
          })}{' '}
          {comparesBoth && t('both')}
        </p>
      )}
    </>
  );
}
