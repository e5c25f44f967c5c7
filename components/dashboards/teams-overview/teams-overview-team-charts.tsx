'use client';

import { useStepStarts } from '#/components/actions/use-actions.ts';
import { publishedBlanks } from '#/components/charts/blank-words.ts';
import { withFlags } from '#/components/charts/chart-point.ts';
import {
  type CompanyViewer,
  describeCommonBand,
  type OverviewTeam,
  type TeamsOverview,
  teamGroup,
} from '#/components/dashboards/company/company-dashboard.ts';
import { companyFigures } from '#/components/dashboards/company/company-figures.ts';
import { EmptyChart } from '#/components/dashboards/empty-chart.tsx';
import { FeelingsRow } from '#/components/dashboards/feeling-shares.tsx';
import { FigureStrips } from '#/components/dashboards/figure-strips.tsx';
import { describePoints } from '#/components/dashboards/point-wording.ts';
import {
  describeCommonNote,
  TeamFigureCard,
  TeamParticipation,
} from '#/components/dashboards/teams-overview/teams-overview-team-cards.tsx';
import { prepareTeamChart } from '#/components/dashboards/teams-overview/teams-overview-team-chart.ts';
import { useScopeFigures } from '#/components/dashboards/teams-overview/use-scope-figures.ts';
import { useChartReader } from '#/components/dashboards/use-figure-reader.ts';
import type { PublishedFigure } from '#/lib/domain/dashboards/company/company.schema.ts';
import { describeHidden, type HiddenGroup } from '#/lib/domain/metrics/words/hidden-words.ts';

interface TeamChartsProps {
  row: OverviewTeam;
  period: TeamsOverview['period'];
  viewer: CompanyViewer;
  asOf: string | null;
  /** The department that the team is compared with; 0 for the company. */
  departmentId: number;
}

/** Shows the trend of each result of a team, next to the company's or its department's, and the shares of feelings. */
export function TeamStrips({ row, period, viewer, asOf, departmentId }: TeamChartsProps) {
  const { data, isPlaceholderData } = useScopeFigures(period.name, departmentId);
  // The two lines must have the same days.
  const scope = isPlaceholderData ? undefined : data;
  const { locale } = viewer;
  const reader = useChartReader(locale);
  const group = teamGroup(row, viewer, reader);
  const events = useStepStarts(row.team.id, locale);
  const note = describeCommonNote(row, reader);
  const people = describeCommonBand(
    companyFigures.map(({ team }) => row[team].personsBand),
    reader.t,
  );
  return (
    <FigureStrips
      scope={scopeOf(row, period)}
      locale={locale}
      people={people}
      empty={asOf === null && <NoLine figure={row.sentiments} group={group} />}
      strips={companyFigures.map((figure) => {
        const model = prepareTeamChart({ figure, row, period, scope, reader });
        return {
          key: figure.metric,
          figure: (
            <TeamFigureCard
              isPlain
              isNoteElsewhere={note !== undefined}
              isSampleElsewhere={people !== undefined}
              figure={figure}
              row={row}
              period={period}
              viewer={viewer}
            />
          ),
          model: withFlags(model, events, { period, t: reader.points }),
          description:
            row[figure.team].weeks.length > 0
              ? undefined
              : describePoints(model, period.bucket, { blanks: publishedBlanks, t: reader.t }),
          isDrawn: row[figure.team].avg !== null,
          empty: <NoLine figure={row[figure.team]} group={group} />,
        };
      })}
    >
      {row.sentiments.avg !== null && (
        <FeelingsRow
          sentiment={row.sentiments}
          period={period}
          blanks={publishedBlanks}
          locale={locale}
          scope={scopeOf(row, period)}
          empty={<NoLine figure={row.sentiments} group={group} />}
        />
      )}
      <TeamParticipation isLine row={row} period={period} viewer={viewer} asOf={asOf} />
    </FigureStrips>
  );
}

/** Returns whose results and which days, for a file's name. */
function scopeOf({ team }: OverviewTeam, { from, to }: TeamsOverview['period']): string {
  return [team.name, from, to].join(' ');
}

function NoLine({ figure, group }: { figure: PublishedFigure; group: HiddenGroup }) {
  return (
    <EmptyChart hidden={describeHidden(figure, group)} title={group.t('card.noData')}>
      {group.t('first')}
    </EmptyChart>
  );
}
