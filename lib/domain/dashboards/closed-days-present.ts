import type { LocalDate } from '#/lib/domain/calendar/local-date.ts';
import type { DateRange, PeriodName } from '#/lib/domain/calendar/period.ts';
import { presentClosedFactors } from '#/lib/domain/dashboards/factors-present.ts';
import { presentLeaderView } from '#/lib/domain/dashboards/leader-view-present.ts';
import { presentClosedNorms } from '#/lib/domain/dashboards/norms-present.ts';
import type { ClosedDays } from '#/lib/domain/dashboards/queries/read-closed-days.ts';
import { computeCategory } from '#/lib/domain/metrics/category.ts';
import {
  type ClosedDaySpans,
  computeClosedDayFigure,
  computeClosedDayShares,
} from '#/lib/domain/metrics/closed-day-figure.ts';
import { K_ANON_MIN, type TrendMetric } from '#/lib/domain/metrics/constants.ts';
import type { PeriodSpans } from '#/lib/domain/metrics/figure-spans.ts';
import type { PersonDay } from '#/lib/domain/metrics/full-days.ts';
import { withMotivationDefault } from '#/lib/domain/metrics/motivation.ts';
import { computeParticipation } from '#/lib/domain/metrics/participation.ts';
import { wholePoints } from '#/lib/domain/metrics/published-scores.ts';
import { toSentimentValues } from '#/lib/domain/metrics/sentiment.ts';
import { canCompareWindows } from '#/lib/domain/metrics/trend.ts';

interface Shown {
  team: ClosedDays;
  spans: PeriodSpans;
  period: PeriodName;
  nextDueDate: LocalDate | null;
}

/** The shape of a team's dashboard for those who see no names: closed days with at least three answers, no counts. */
export function presentClosedDays({ team, spans, period, nextDueDate }: Shown) {
  const { rows } = team;
  const { range } = spans;
  const dayIn = (span: DateRange) => (row: { localDate: LocalDate }) =>
    row.localDate >= span.from && row.localDate <= span.to;
  const isShown = dayIn(range);
  const rateOf = (span: DateRange) => computeParticipation(rows.checkIns.filter(dayIn(span))).rate;
  const closed: ClosedDaySpans = {
    ...spans,
    dueDates: rows.checkIns.map(({ localDate }) => localDate),
    k: K_ANON_MIN,
    isComparable: canCompareWindows(rateOf(spans.compared.now), rateOf(spans.compared.before)),
  };
  const figureOf = (metric: TrendMetric, values: readonly PersonDay[]) => ({
    ...computeClosedDayFigure(metric, values, closed),
    // A smoothed line holds the days between its points, also thin ones.
    smoothed: null,
    persons: null,
  });
  const motivation = figureOf('motivation', rows.motivation);
  const productivity = figureOf('productivity', rows.productivity);
  const sentiments = figureOf('sentiment', toSentimentValues(rows.sentiment));
  const rate = wholePoints(rateOf(range));
  const shown = {
    team: { id: team.id, name: team.name, members: team.members.length, leader: team.leader },
    period: { name: period, ...range },
    asOf: team.closedUntil,
    member: 0,
    members: [],
    motivation: { ...motivation, ...withMotivationDefault(motivation.avg, team.hasMotivation) },
    productivity,
    sentiments: { ...sentiments, ...computeClosedDayShares(rows.sentiment, closed) },
    norms: presentClosedNorms(team.norms.filter(isShown)),
    factors: presentClosedFactors(team.factors.filter(isShown)),
    productivity_sentiment_category: computeCategory({
      productivity: productivity.avg,
      sentiment: sentiments.avg,
      // Each average rests on at least as many, or is null.
      persons: K_ANON_MIN,
      participation: rate,
    }),
    participation: { due: null, answered: null, rate, persons: null, personsDue: null },
    nextDueDate,
  };
  return { ...shown, ...presentLeaderView(shown) };
}
