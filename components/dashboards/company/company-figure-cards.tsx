import { Sparkline } from '#/components/charts/sparkline.tsx';
import { type CompanyDashboard, companyGroup } from '#/components/dashboards/company/company-dashboard.ts';
import { type CompanyFigure, companyFigures } from '#/components/dashboards/company/company-figures.ts';
import { CompanyParticipationCard } from '#/components/dashboards/company/company-participation-card.tsx';
import {
  describeAsOf,
  describeBand,
  describePublishing,
  explainChange,
  howAveraged,
} from '#/components/dashboards/company/company-wording.ts';
import { Explanation } from '#/components/dashboards/explanation.tsx';
import { hasLowParticipation } from '#/components/dashboards/sample-wording.ts';
import { useFigureReader } from '#/components/dashboards/use-figure-reader.ts';
import { FigureCard } from '#/components/ui/figure-card.tsx';
import { describePeriod, formatRange } from '#/lib/domain/calendar/date-words.ts';
import { timelineOf } from '#/lib/domain/calendar/timeline.ts';
import { describePublishedChange } from '#/lib/domain/metrics/words/change-words.ts';
import { describeHidden, describePartial } from '#/lib/domain/metrics/words/hidden-words.ts';
import { capitalise } from '#/lib/domain/metrics/words/plain-words.ts';
import { FIRST_FIGURES } from '#/lib/domain/releases/constants.ts';

interface CompanyFigureCardsProps {
  dashboard: CompanyDashboard;
  locale: string;
}

/** Motivation, performance, sentiment and participation: value, change, course, and how many people stand behind each. */
export function CompanyFigureCards({ dashboard, locale }: CompanyFigureCardsProps) {
  const reader = useFigureReader(locale);
  return (
    <div className="grid @min-[1040px]:grid-cols-4 @min-[560px]:grid-cols-2 gap-4">
      {companyFigures.map((figure) => (
        <PublishedCard key={figure.metric} figure={figure} dashboard={dashboard} locale={locale} />
      ))}
      <CompanyParticipationCard
        participation={dashboard.participation}
        span={describePeriod(dashboard.period.name)}
        asOf={dashboard.asOf}
        group={companyGroup(dashboard, reader)}
      />
    </div>
  );
}

interface PublishedCardProps extends CompanyFigureCardsProps {
  figure: CompanyFigure;
  /** Beside its chart it needs neither a frame nor a course of its own. */
  isPlain?: boolean;
}

/** One figure: value, change, course, and how many people stand behind it. */
export function PublishedCard({ figure, dashboard, locale, isPlain = false }: PublishedCardProps) {
  const reader = useFigureReader(locale);
  const { asOf, period, minimumGroupSize, participation } = dashboard;
  const published = dashboard[figure.company];
  const isDefault = figure.company === 'motivation' && dashboard.motivation.isDefault;
  const { avg, previousAvg, data, personsBand, since } = published;
  const { previous } = describePeriod(period.name);
  const people = isDefault ? undefined : describeBand(personsBand);
  const isLine = data.filter(({ record }) => record !== null).length > 1;
  const isParticipationLow = hasLowParticipation(participation);
  const partial = isDefault || avg === null ? undefined : describePartial(published, { isParticipationLow, ...reader });
  return (
    <FigureCard
      label={figure.label}
      info={
        <Explanation isIcon>
          <p>{figure.howComputed}</p>
          <p>
            {howAveraged} {describePublishing(minimumGroupSize)}
            {people && since && ` ${people} answered, counted since ${formatRange(since, since, locale)}.`}
          </p>
          {previousAvg !== null && <p>{explainChange({ metric: figure.metric, previous, previousAvg })}</p>}
          {isParticipationLow && <p>Fewer than half of the check-ins were answered, so the average is greyed out.</p>}
          <p>{describeAsOf(asOf, locale)}</p>
        </Explanation>
      }
      value={avg === null ? null : String(Math.round(avg))}
      unit="of 100"
      change={describePublishedChange(figure.metric, isDefault ? { ...published, isDefault } : published, previous)}
      {...(people ? { sample: people } : {})}
      sparkline={isLine && !isPlain && <Sparkline values={timelineOf(data, period)} />}
      {...(partial ? { note: capitalise(partial) } : {})}
      isPale={isDefault || published.isPartial}
      hidden={describeHidden(published, companyGroup(dashboard, reader))}
      emptyText={FIRST_FIGURES}
      isPlain={isPlain}
    />
  );
}
