import { Sparkline } from '#/components/charts/sparkline.tsx';
import { type CompanyViewer, type OverviewTeam, teamGroup } from '#/components/dashboards/company/company-dashboard.ts';
import { type CompanyFigure, companyFigures } from '#/components/dashboards/company/company-figures.ts';
import { CompanyParticipationCard } from '#/components/dashboards/company/company-participation-card.tsx';
import { describeBand, explainChange, explainFigure } from '#/components/dashboards/company/company-wording.ts';
import { Explanation } from '#/components/dashboards/explanation.tsx';
import { describeTeamChange } from '#/components/dashboards/heat-map/teams-overview-wording.ts';
import { hasLowParticipation } from '#/components/dashboards/sample-wording.ts';
import { useFigureReader } from '#/components/dashboards/use-figure-reader.ts';
import { FigureCard } from '#/components/ui/figure-card.tsx';
import type { PeriodName, PeriodRange } from '#/lib/domain/calendar/period.ts';
import { timelineOf } from '#/lib/domain/calendar/timeline.ts';
import { describeHidden, describePartial, type FigureReader } from '#/lib/domain/metrics/words/hidden-words.ts';
import { capitalise } from '#/lib/domain/metrics/words/plain-words.ts';

interface TeamFiguresProps {
  row: OverviewTeam;
  period: PeriodRange & { name: PeriodName };
  viewer: CompanyViewer;
}

interface TeamFigureCardsProps extends TeamFiguresProps {
  asOf: string | null;
}

/** Shows a team's three results and its participation as everyone above its leader sees them. */
export function TeamFigureCards({ row, period, viewer, asOf }: TeamFigureCardsProps) {
  return (
    <div className="grid @min-[1040px]:grid-cols-4 @min-[560px]:grid-cols-2 gap-4">
      {companyFigures.map((figure) => (
        <TeamFigureCard key={figure.metric} figure={figure} row={row} period={period} viewer={viewer} />
      ))}
      <TeamParticipation row={row} period={period} viewer={viewer} asOf={asOf} />
    </div>
  );
}

/** Shows the share of a team's check-ins that were answered. */
export function TeamParticipation({ row, period, viewer, asOf, isLine }: TeamFigureCardsProps & { isLine?: boolean }) {
  const group = teamGroup(row, viewer, useFigureReader(viewer.locale));
  const { participation } = row;
  return (
    <CompanyParticipationCard
      participation={participation}
      period={period.name}
      asOf={asOf}
      group={group}
      {...(isLine ? { isLine } : {})}
    />
  );
}

/** Returns what limits a result: it ends early, or is based on few answers; undefined if nothing does. */
function describeFigureNote({ team }: CompanyFigure, row: OverviewTeam, reader: FigureReader): string | undefined {
  const isParticipationLow = hasLowParticipation(row.participation);
  const partial = row[team].avg === null ? undefined : describePartial(row[team], { isParticipationLow, ...reader });
  return partial;
}

/** Returns the limit that all results of a team share; undefined if they differ, or nothing limits them. */
export function describeCommonNote(row: OverviewTeam, reader: FigureReader): string | undefined {
  const notes = new Set(companyFigures.map((figure) => describeFigureNote(figure, row, reader)));
  return notes.size === 1 ? [...notes][0] : undefined;
}

interface TeamFigureCardProps extends TeamFiguresProps {
  figure: CompanyFigure;
  /** Next to its chart it needs no frame and no trend of its own. */
  isPlain?: boolean;
  /** Said elsewhere, once for all of them. */
  isNoteElsewhere?: boolean;
  /** Whether the number of people is named elsewhere, once for all of them. */
  isSampleElsewhere?: boolean;
}

/** Shows one result of a team: value, change, trend, and how many people it's based on. */
export function TeamFigureCard(props: TeamFigureCardProps) {
  const { figure, row, period, viewer, isPlain = false, isNoteElsewhere = false, isSampleElsewhere = false } = props;
  const { minimumGroupSize, locale } = viewer;
  const reader = useFigureReader(locale);
  const { t } = reader;
  const { metric, team } = figure;
  const published = row[team];
  const { avg, previousAvg, data } = published;
  const isParticipationLow = hasLowParticipation(row.participation);
  const people = describeBand(published.personsBand, t);
  const partial = describeFigureNote(figure, row, reader);
  return (
    <FigureCard
      label={t(`metric.${metric}`)}
      info={
        <Explanation isIcon>
          <p>{t(`how.${metric}`)}</p>
          <p>{explainFigure({ people, since: published.since, minimum: minimumGroupSize }, reader)}</p>
          {previousAvg !== null && published.change !== null && (
            <p>{explainChange({ metric, period: period.name, previousAvg }, t)}</p>
          )}
          {isParticipationLow && <p>{t('card.pale')}</p>}
        </Explanation>
      }
      value={avg === null ? null : String(Math.round(avg))}
      {...(isPlain ? {} : { unit: t('card.unit') })}
      change={describeTeamChange(metric, published, { period: period.name, t })}
      {...(people && !isSampleElsewhere ? { sample: people } : {})}
      {...(partial && !isNoteElsewhere ? { note: capitalise(partial) } : {})}
      isPale={isParticipationLow}
      sparkline={!isPlain && data.length > 1 && <Sparkline values={timelineOf(data, period)} />}
      hidden={describeHidden(published, teamGroup(row, viewer, reader))}
      {...(isPlain ? {} : { emptyText: t('first') })}
      isPlain={isPlain}
    />
  );
}
