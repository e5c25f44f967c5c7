import { labelDate } from '#/components/charts/chart-dates.ts';
import { Explanation } from '#/components/dashboards/explanation.tsx';
import { describeEarlier, describeSample, isByName } from '#/components/dashboards/sample-wording.ts';
import type { PeriodFigure, TeamDashboard } from '#/components/dashboards/team-dashboard.ts';
import { formatRange } from '#/lib/domain/calendar/date-words.ts';

interface FigureExplanationProps {
  howComputed: string;
  figure: PeriodFigure;
  dashboard: TeamDashboard;
  locale: string;
}

/** How a figure comes about, from how many people and since when; worded when it is opened. */
export function FigureExplanation(props: FigureExplanationProps) {
  return (
    <Explanation isIcon>
      <Words {...props} />
    </Explanation>
  );
}

function Words({ howComputed, figure, dashboard, locale }: FigureExplanationProps) {
  const { period, participation, member, minimumGroupSize } = dashboard;
  const byName = isByName(dashboard);
  const days = formatRange(period.from, period.to, locale);
  const sample = `${describeSample(figure, participation.personsDue)}, ${days}.`;
  return (
    <>
      <p>{howComputed}</p>
      {member === 0 && (
        <p>
          {byName
            ? 'We average each person’s answers first, then average across people, so everyone counts equally.'
            : 'Every answer counts once, so no one can be identified by comparing days and periods.'}{' '}
          {sample}
        </p>
      )}
      {!byName && (
        <p>
          Answers are published together once {minimumGroupSize} people have given some, as soon as everyone has
          answered or else overnight. Until then they wait.
        </p>
      )}
      {member !== 0 && <p>Answers of one person, {days}.</p>}
      {figure.since !== null && figure.since > period.from && (
        <p>{describeSince(figure.since, byName ? period.bucket : 'day', locale)}</p>
      )}
      {figure.previousAvg !== null && (
        <p>
          Average of {describeEarlier(dashboard)}: {Math.round(figure.previousAvg)}.
          {member === 0 &&
            byName &&
            figure.change !== null &&
            ' The change covers only people who answered in both periods, so it may not equal the difference between the two averages.'}
        </p>
      )}
    </>
  );
}

/** Over a year the months are known, not the days. */
function describeSince(since: string, bucket: TeamDashboard['period']['bucket'], locale: string): string {
  if (bucket === 'month') return `The first answers are from ${labelDate(since, 'month', locale).fullLabel}.`;
  return `The first answers that count are from ${formatRange(since, since, locale)}.`;
}
