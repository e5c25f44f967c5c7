import { Sparkline } from '#/components/charts/sparkline.tsx';
import type { CompanyViewer, OverviewTeam } from '#/components/dashboards/company-dashboard.ts';
import { companyFigures } from '#/components/dashboards/company-figures.ts';
import { describeHiddenFigure } from '#/components/dashboards/company-hidden-wording.ts';
import { CompanyParticipationCard } from '#/components/dashboards/company-participation-card.tsx';
import { explainChange, howAveraged, wordBand } from '#/components/dashboards/company-wording.ts';
import { Explanation } from '#/components/dashboards/explanation.tsx';
import { hasLowParticipation } from '#/components/dashboards/sample-wording.ts';
import { describeTeamChange } from '#/components/dashboards/teams-overview-wording.ts';
import { FigureCard } from '#/components/ui/figure-card.tsx';
import { wordRange } from '#/lib/domain/calendar/date-words.ts';
import type { PeriodName } from '#/lib/domain/calendar/period.ts';
import { wordWholeWeeks } from '#/lib/domain/calendar/period-words.ts';

interface TeamFigureCardsProps {
  row: OverviewTeam;
  period: PeriodName;
  viewer: CompanyViewer;
  asOf: string | null;
}

/** A team's three figures and its participation as everybody above its leader sees them. */
export function TeamFigureCards({ row, period, viewer, asOf }: TeamFigureCardsProps) {
  const { minimumGroupSize, locale } = viewer;
  const { covered, previous } = wordWholeWeeks(period);
  const isPale = hasLowParticipation(row.participation);
  return (
    <div className="grid @min-[1040px]:grid-cols-4 @min-[560px]:grid-cols-2 gap-4">
      {companyFigures.map(({ metric, label, howComputed, team }) => {
        const figure = row[team];
        const { previousAvg } = figure;
        const people = wordBand(figure.personsBand);
        const values = figure.data.map(({ record }) => record);
        return (
          <div
            key={metric}
            className="row-span-2 grid min-w-0 grid-rows-subgrid gap-0 rounded-card border border-line bg-surface"
          >
            <FigureCard
              label={label}
              value={figure.avg === null ? null : String(Math.round(figure.avg))}
              unit="of 100"
              change={describeTeamChange(metric, figure, period)}
              {...(people ? { sample: people } : {})}
              sparkline={values.filter((value) => value !== null).length > 1 && <Sparkline values={values} />}
              hidden={describeHiddenFigure(figure.hiddenReason, minimumGroupSize)}
              emptyText={`No answers in ${covered}.`}
              className={isPale ? 'border-none pb-2 text-muted' : 'border-none pb-2'}
            />
            <Explanation className="px-5 pb-4">
              <p>{howComputed}</p>
              <p>
                {howAveraged} Only whole weeks count, from Monday to Sunday, and weeks with fewer than{' '}
                {minimumGroupSize} answers are left out.
                {people &&
                  figure.since &&
                  ` ${people} answered, counted since ${wordRange(figure.since, figure.since, locale)}.`}
              </p>
              {previousAvg !== null && (
                <p>{explainChange({ metric, previous, previousAvg, minimum: minimumGroupSize })}</p>
              )}
              {isPale && <p>Fewer than half of the check-ins were answered, so the average is shown in grey.</p>}
            </Explanation>
          </div>
        );
      })}
      <CompanyParticipationCard
        participation={row.participation}
        span={{ during: `in ${covered}`, previous }}
        asOf={asOf}
        minimum={minimumGroupSize}
        locale={locale}
      />
    </div>
  );
}
