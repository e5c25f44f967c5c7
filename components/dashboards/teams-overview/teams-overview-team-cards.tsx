import { Sparkline } from '#/components/charts/sparkline.tsx';
import { type CompanyViewer, type OverviewTeam, teamGroup } from '#/components/dashboards/company/company-dashboard.ts';
import { companyFigures } from '#/components/dashboards/company/company-figures.ts';
import { CompanyParticipationCard } from '#/components/dashboards/company/company-participation-card.tsx';
import { describeBand, explainChange, explainFigure } from '#/components/dashboards/company/company-wording.ts';
import { Explanation } from '#/components/dashboards/explanation.tsx';
import { describeTeamChange } from '#/components/dashboards/heat-map/teams-overview-wording.ts';
import { hasLowParticipation } from '#/components/dashboards/sample-wording.ts';
import { useFigureReader } from '#/components/dashboards/use-figure-reader.ts';
import { FigureCard } from '#/components/ui/figure-card.tsx';
import type { PeriodName, PeriodRange } from '#/lib/domain/calendar/period.ts';
import { timelineOf } from '#/lib/domain/calendar/timeline.ts';
import { describeHidden, describePartial } from '#/lib/domain/metrics/words/hidden-words.ts';
import { capitalise } from '#/lib/domain/metrics/words/plain-words.ts';

interface TeamFigureCardsProps {
  row: OverviewTeam;
  period: PeriodRange & { name: PeriodName };
  viewer: CompanyViewer;
  asOf: string | null;
}

/** A team's three figures and its participation as everybody above its leader sees them. */
export function TeamFigureCards({ row, period, viewer, asOf }: TeamFigureCardsProps) {
  const { minimumGroupSize, locale } = viewer;
  const reader = useFigureReader(locale);
  const { t } = reader;
  const group = teamGroup(row, viewer, reader);
  const isParticipationLow = hasLowParticipation(row.participation);
  return (
    <div className="grid @min-[1040px]:grid-cols-4 @min-[560px]:grid-cols-2 gap-4">
      {companyFigures.map(({ metric, team }) => {
        const figure = row[team];
        const { previousAvg } = figure;
        const people = describeBand(figure.personsBand, t);
        const partial = figure.avg === null ? undefined : describePartial(figure, { isParticipationLow, ...reader });
        return (
          <FigureCard
            key={metric}
            label={t(`metric.${metric}`)}
            info={
              <Explanation isIcon>
                <p>{t(`how.${metric}`)}</p>
                <p>{explainFigure({ people, since: figure.since, minimum: minimumGroupSize }, reader)}</p>
                {previousAvg !== null && <p>{explainChange({ metric, period: period.name, previousAvg }, t)}</p>}
                {isParticipationLow && <p>{t('card.pale')}</p>}
              </Explanation>
            }
            value={figure.avg === null ? null : String(Math.round(figure.avg))}
            unit={t('card.unit')}
            change={describeTeamChange(metric, figure, { period: period.name, t })}
            {...(people ? { sample: people } : {})}
            {...(partial ? { note: capitalise(partial) } : {})}
            isPale={figure.isPartial}
            sparkline={figure.data.length > 1 && <Sparkline values={timelineOf(figure.data, period)} />}
            hidden={describeHidden(figure, group)}
            emptyText={t('first')}
          />
        );
      })}
      <CompanyParticipationCard participation={row.participation} period={period.name} asOf={asOf} group={group} />
    </div>
  );
}
