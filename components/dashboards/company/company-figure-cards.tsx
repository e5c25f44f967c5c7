import { Sparkline } from '#/components/charts/sparkline.tsx';
import {
  type CompanyDashboard,
  companyGroup,
  describeEmpty,
} from '#/components/dashboards/company/company-dashboard.ts';
import { type CompanyFigure, companyFigures } from '#/components/dashboards/company/company-figures.ts';
import { CompanyParticipationCard } from '#/components/dashboards/company/company-participation-card.tsx';
import { hasNoComparison } from '#/components/dashboards/company/company-summary.ts';
import {
  describeAsOf,
  describeBand,
  explainChange,
  explainFigure,
} from '#/components/dashboards/company/company-wording.ts';
import { Explanation } from '#/components/dashboards/explanation.tsx';
import { hasLowParticipation } from '#/components/dashboards/sample-wording.ts';
import { useFigureReader } from '#/components/dashboards/use-figure-reader.ts';
import { FigureCard } from '#/components/ui/figure-card.tsx';
import { describePeriod } from '#/lib/domain/calendar/date-words.ts';
import { timelineOf } from '#/lib/domain/calendar/timeline.ts';
import { describePublishedChange } from '#/lib/domain/metrics/words/change-words.ts';
import { describePartial } from '#/lib/domain/metrics/words/hidden-words.ts';
import { capitalise } from '#/lib/domain/metrics/words/plain-words.ts';

interface CompanyFigureCardsProps {
  dashboard: CompanyDashboard;
  locale: string;
}

/**
 * Shows sentiment, performance, motivation and participation: value, change, trend, and how many people each is based
 * on.
 */
export function CompanyFigureCards({ dashboard, locale }: CompanyFigureCardsProps) {
  const reader = useFigureReader(locale);
  return (
    <div className="grid @min-[1040px]:grid-cols-4 @min-[560px]:grid-cols-2 gap-4">
      {companyFigures.map((figure) => (
        <PublishedCard key={figure.metric} figure={figure} dashboard={dashboard} locale={locale} />
      ))}
      <CompanyParticipationCard
        participation={dashboard.participation}
        period={dashboard.period.name}
        asOf={dashboard.asOf}
        group={companyGroup(dashboard, reader)}
      />
    </div>
  );
}

interface PublishedCardProps extends CompanyFigureCardsProps {
  figure: CompanyFigure;
  /** Next to its chart it needs no frame and no trend of its own. */
  isPlain?: boolean;
  /** Whether the number of people is named elsewhere, once for all of them. */
  isSampleElsewhere?: boolean;
}

/** Shows one result: value, change, trend, and how many people it's based on. */
export function PublishedCard(props: PublishedCardProps) {
  const { figure, dashboard, locale, isPlain = false, isSampleElsewhere = false } = props;
  const reader = useFigureReader(locale);
  const { asOf, period, minimumGroupSize, participation } = dashboard;
  const published = dashboard[figure.company];
  const isDefault = figure.company === 'motivation' && dashboard.motivation.isDefault;
  const { avg, previousAvg, data, personsBand, since } = published;
  const { t } = reader;
  const { previous } = describePeriod(period.name, t);
  const people = isDefault ? undefined : describeBand(personsBand, t);
  // The first card says it once.
  const isUnsaid = !isDefault && hasNoComparison(dashboard);
  const isLine = data.filter(({ record }) => record !== null).length > 1;
  const isParticipationLow = hasLowParticipation(participation);
  const partial = isDefault || avg === null ? undefined : describePartial(published, { isParticipationLow, ...reader });
  return (
    <FigureCard
      label={t(`metric.${figure.metric}`)}
      info={
        <Explanation isIcon>
          <p>{t(`how.${figure.metric}`)}</p>
          <p>{explainFigure({ people, since, minimum: minimumGroupSize }, reader)}</p>
          {previousAvg !== null && published.change !== null && (
            <p>{explainChange({ metric: figure.metric, period: period.name, previousAvg }, t)}</p>
          )}
          {isParticipationLow && <p>{t('card.pale')}</p>}
          <p>{describeAsOf(asOf, reader)}</p>
        </Explanation>
      }
      value={avg === null || isDefault ? null : String(Math.round(avg))}
      {...(isPlain ? {} : { unit: t('card.unit') })}
      change={
        isUnsaid ? undefined : describePublishedChange(figure.metric, { ...published, isDefault }, { previous, t })
      }
      {...(people && !isSampleElsewhere ? { sample: people } : {})}
      sparkline={isLine && !isPlain && <Sparkline values={timelineOf(data, period)} />}
      {...(partial ? { note: capitalise(partial) } : {})}
      isPale={isDefault || isParticipationLow}
      hidden={describeEmpty(published, companyGroup(dashboard, reader), dashboard.period.name)}
      // The chart next to it says why there's nothing.
      {...(isPlain ? {} : { emptyText: t('first') })}
      isPlain={isPlain}
    />
  );
}
