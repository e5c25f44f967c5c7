import { useTranslations } from 'next-intl';
import { Explanation } from '#/components/dashboards/explanation.tsx';
import { describeSample, earlierSpan, isByName } from '#/components/dashboards/sample-wording.ts';
import type { PeriodFigure, TeamDashboard } from '#/components/dashboards/team-dashboard.ts';
import { formatDate, formatRange } from '#/lib/domain/calendar/date-words.ts';
import type { TrendMetric } from '#/lib/domain/metrics/constants.ts';

interface FigureExplanationProps {
  metric: TrendMetric;
  figure: PeriodFigure;
  dashboard: TeamDashboard;
  locale: string;
}

/** Shows how a result is calculated, from how many people and since when; written when it's opened. */
export function FigureExplanation(props: FigureExplanationProps) {
  return (
    <Explanation isIcon>
      <Sentences {...props} />
    </Explanation>
  );
}

function Sentences({ metric, figure, dashboard, locale }: FigureExplanationProps) {
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
      {since !== null && since > period.from && (
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
