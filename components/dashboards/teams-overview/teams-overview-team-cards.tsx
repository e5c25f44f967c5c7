import { Sparkline } from '#/components/charts/sparkline.tsx';
import { type CompanyViewer, type OverviewTeam, teamGroup } from '#/components/dashboards/company/company-dashboard.ts';
import { companyFigures } from '#/components/dashboards/company/company-figures.ts';
import { CompanyParticipationCard } from '#/components/dashboards/company/company-participation-card.tsx';
import {
  describeBand,
  describePublishing,
  explainChange,
  howAveraged,
} from '#/components/dashboards/company/company-wording.ts';
import { Explanation } from '#/components/dashboards/explanation.tsx';
import { describeTeamChange } from '#/components/dashboards/heat-map/teams-overview-wording.ts';
import { hasLowParticipation } from '#/components/dashboards/sample-wording.ts';
import { useFigureReader } from '#/components/dashboards/use-figure-reader.ts';
import { FigureCard } from '#/components/ui/figure-card.tsx';
import { describePeriod, formatRange } from '#/lib/domain/calendar/date-words.ts';
import type { PeriodRange } from '#/lib/domain/calendar/period.ts';
import { timelineOf } from '#/lib/domain/calendar/timeline.ts';
import { describeHidden, describePartial } from '#/lib/domain/metrics/words/hidden-words.ts';
import { capitalise } from '#/lib/domain/metrics/words/plain-words.ts';
import { FIRST_FIGURES } from '#/lib/domain/releases/constants.ts';

interface TeamFigureCardsProps {
  row: OverviewTeam;
  period: PeriodRange & { name: Parameters<typeof describePeriod>[0] };
  viewer: CompanyViewer;
  asOf: string | null;
}

/** A team's three figures and its participation as everybody above its leader sees them. */
export function TeamFigureCards({ row, period, viewer, asOf }: TeamFigureCardsProps) {
  const { minimumGroupSize, locale } = viewer;
  const span = describePeriod(period.name);
  const reader = useFigureReader(locale);
  const group = teamGroup(row, viewer, reader);
  const isParticipationLow = hasLowParticipation(row.participation);
  return (
    <div className="grid @min-[1040px]:grid-cols-4 @min-[560px]:grid-cols-2 gap-4">
      {companyFigures.map(({ metric, label, howComputed, team }) => {
        const figure = row[team];
        const { previousAvg } = figure;
        const people = describeBand(figure.personsBand);
        const partial = figure.avg === null ? undefined : describePartial(figure, { isParticipationLow, ...reader });
        return (
          <FigureCard
            key={metric}
            label={label}
            info={
              <Explanation isIcon>
                <p>{howComputed}</p>
                <p>
                  {howAveraged} {describePublishing(minimumGroupSize)}
                  {people &&
                    figure.since &&
                    ` ${people} answered, counted since ${formatRange(figure.since, figure.since, locale)}.`}
                </p>
                {previousAvg !== null && <p>{explainChange({ metric, previous: span.previous, previousAvg })}</p>}
                {isParticipationLow && (
                  <p>Fewer than half of the check-ins were answered, so the average is greyed out.</p>
                )}
              </Explanation>
            }
            value={figure.avg === null ? null : String(Math.round(figure.avg))}
            unit="of 100"
            change={describeTeamChange(metric, figure, period.name)}
            {...(people ? { sample: people } : {})}
            {...(partial ? { note: capitalise(partial) } : {})}
            isPale={figure.isPartial}
            sparkline={figure.data.length > 1 && <Sparkline values={timelineOf(figure.data, period)} />}
            hidden={describeHidden(figure, group)}
            emptyText={FIRST_FIGURES}
          />
        );
      })}
      <CompanyParticipationCard participation={row.participation} span={span} asOf={asOf} group={group} />
    </div>
  );
}
