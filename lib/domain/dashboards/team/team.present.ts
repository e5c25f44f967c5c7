import type { LocalDate } from '#/lib/domain/calendar/local-date.ts';
import { isNamedRange, namedSince } from '#/lib/domain/calendar/named-days.ts';
import type { PeriodName } from '#/lib/domain/calendar/period.ts';
import { factorsIn, normsIn } from '#/lib/domain/check-ins/questions/choices.present.ts';
import type { FactorRow, TeamFigures } from '#/lib/domain/dashboards/team/read-team-figures.ts';
import { subtractAverages } from '#/lib/domain/metrics/changes/comparison.ts';
import type { TrendMetric } from '#/lib/domain/metrics/constants.ts';
import { hasWeeks, type PeriodSpans } from '#/lib/domain/metrics/publication/figure-spans.ts';
import { computeParticipation, isParticipationLow } from '#/lib/domain/metrics/publication/participation.ts';
import { computePeriodFigure } from '#/lib/domain/metrics/publication/period-figure.ts';
import type { PersonDayValue } from '#/lib/domain/metrics/publication/person-mean.ts';
import { computeCategory } from '#/lib/domain/metrics/scores/category.ts';
import { withMotivationDefault } from '#/lib/domain/metrics/scores/motivation.ts';
import { computeNormScores, type NormRow } from '#/lib/domain/metrics/scores/norm-scores.ts';
import { roundScore } from '#/lib/domain/metrics/scores/numbers.ts';
import {
  computeSentimentShares,
  type SentimentType,
  sentimentWeights,
  toSentimentValues,
} from '#/lib/domain/metrics/scores/sentiment.ts';
import type { FigureRows } from '#/lib/domain/metrics/series/figure-rows.ts';
import {
  bucketSentimentTypes,
  countAsked,
  countPersons,
  type SentimentPoint,
  type SeriesFrame,
  type SeriesPoint,
} from '#/lib/domain/metrics/series/series.ts';
import type { Locale } from '#/lib/words/locales.ts';
import { wordsFor } from '#/lib/words/translator.ts';

interface TeamDashboard {
  team: Omit<TeamFigures, 'rows'>;
  rows: FigureRows;
  spans: PeriodSpans;
  query: { period: PeriodName; member: number };
  k: number;
  nextDueDate: LocalDate | null;
  locale: Locale;
}

const noShares = { good: null, meh: null, bad: null };

/** Returns the documented dashboard of a team for its leaders, who may see answers by name. */
export function presentTeamDashboard({ team, rows, spans, query, k, nextDueDate, locale }: TeamDashboard) {
  const { range } = spans;
  const dueDates = [...new Set(rows.checkIns.filter(({ due }) => due > 0).map(({ localDate }) => localDate))];
  const figureSpans = { ...spans, dueDates };
  const frame = { range, dueDates };
  const isShown = ({ localDate }: { localDate: LocalDate }) => localDate >= range.from && localDate <= range.to;
  const feelings = rows.sentiment.filter(isShown);
  const participation = computeParticipation(rows.checkIns.filter(isShown));
  const figureOf = (metric: TrendMetric, values: PersonDayValue[]) => {
    const figure = computePeriodFigure(metric, values, figureSpans);
    const since = figure.avg === null ? null : firstDay(values.filter(isShown));
    const published = { until: null, endsEarly: false, isPartial: isParticipationLow(participation.rate) };
    const change = query.member === 0 ? figure.change : subtractAverages(figure);
    return { ...figure, ...published, change, data: withCounts(figure.data, values), personsBand: null, since };
  };
  const weeks = { range: { ...range, bucket: 'week' as const }, dueDates };
  // Lines of one person have no counts.
  const peopleAsked = query.member === 0 ? countAsked(rows.checkIns, frame) : null;
  const withCounts = <Point extends SeriesPoint | SentimentPoint>(
    points: Point[],
    values: PersonDayValue[],
    [people, buckets]: [typeof peopleAsked, SeriesFrame] = [peopleAsked, frame],
  ) => {
    if (people === null) return points;
    const counts = countPersons(values, people, buckets);
    return points.map((point) => ({ ...point, ...counts.get(point.date) }));
  };
  const motivation = figureOf('motivation', rows.motivation);
  const productivity = figureOf('productivity', rows.productivity);
  const sentimentValues = toSentimentValues(rows.sentiment);
  const sentiments = figureOf('sentiment', sentimentValues);
  const dashboard = {
    team: {
      id: team.id,
      name: team.name,
      members: team.membersCount,
      leader: team.leader,
      departmentName: team.departmentName,
    },
    period: { name: query.period, ...range },
    ...(spans.compared.before.to < spans.compared.before.from ? {} : { comparedWith: spans.compared.before }),
    asOf: null,
    source: null,
    minimumGroupSize: k,
    knownTeams: [],
    namedSince: isNamedRange(team.leaderships, range) ? null : namedSince(team.leaderships),
    member: query.member,
    members: [allMembersIn(locale), ...team.members.map(([value, label]) => ({ value, label }))],
    motivation: withMotivationDefault(motivation, team.hasMotivation),
    productivity,
    sentiments: {
      ...sentiments,
      typesAvg: (sentiments.avg === null ? null : computeSentimentShares(feelings)) ?? noShares,
      typesData: withCounts(bucketSentimentTypes(feelings, frame), sentimentValues),
      // The days of one person are no shares.
      typesWeeks:
        query.member === 0 && hasWeeks(range)
          ? withCounts(bucketSentimentTypes(feelings, weeks), sentimentValues, [
              countAsked(rows.checkIns, weeks),
              weeks,
            ])
          : [],
    },
    norms: presentNorms(team.norms, locale),
    factors: presentFactors(team.factors, locale),
    factorsHiddenReason: null,
    productivity_sentiment_category: computeCategory({
      productivity: productivity.avg,
      sentiment: sentiments.avg,
      persons: Math.min(productivity.persons, sentiments.persons),
      participation: participation.rate,
    }),
    participation: {
      due: participation.due,
      answered: participation.answered,
      rate: roundScore(participation.rate),
      previousRate: null,
      hiddenReason: null,
      persons: participation.personsAnswered,
      personsDue: participation.personsDue,
    },
    nextDueDate,
  };
  return { ...dashboard, ...presentLeaderView(dashboard) };
}

/** Returns the first day with a value, because a row of the roll-up can be without answers. */
function firstDay(values: readonly PersonDayValue[]): LocalDate | null {
  const days = values.filter(({ value, days }) => value !== null && days !== 0).map(({ localDate }) => localDate);
  return days.reduce<LocalDate | null>((first, day) => (first === null || day < first ? day : first), null);
}

/** Returns the documented first entry of the member filter, all members. */
export function allMembersIn(locale: Locale) {
  return { value: 0, label: wordsFor(locale, 'specification.dashboards')('allMembers') };
}

/** Returns the norms that people were asked about, with how many answered. */
function presentNorms(rows: readonly NormRow[], locale: Locale) {
  const scores = new Map(computeNormScores(rows).map((score) => [score.id, score]));
  return normsIn(locale).flatMap(({ id, name }) => {
    const score = scores.get(id);
    if (!score) return [];
    return [{ id: id as number, name, avg: score.avg, persons: score.persons, personsBand: null, hiddenReason: null }];
  });
}

/** Returns what helped and what hurt, by the feeling it was named with, the most named first. */
function presentFactors(rows: readonly FactorRow[], locale: Locale) {
  return factorsIn(locale)
    .map(({ id, label }) => {
      const of = (weight: number) => {
        const row = rows.find(([factorId, sentiment]) => factorId === id && sentiment === weight);
        const [, , checkIns = 0, persons = 0] = row ?? [];
        return persons > 0 ? { checkIns, persons, personsBand: null, timesBand: null } : null;
      };
      const [helped, hurt, mentioned] = [of(sentimentWeights.good), of(sentimentWeights.bad), of(sentimentWeights.meh)];
      const total = [helped, hurt, mentioned].reduce((sum, count) => sum + (count?.checkIns ?? 0), 0);
      return { total, factor: { id: id as number, label, helped, hurt, mentioned } };
    })
    .filter(({ total }) => total > 0)
    .sort((a, b) => b.total - a.total || a.factor.id - b.factor.id)
    .map(({ factor }) => factor);
}

type Shares = Record<SentimentType, number | null>;
type Line = { avg: number | null; data: SeriesPoint[] };
interface Shown {
  team: { id: number; name: string; leader: string | null };
  motivation: Line;
  productivity: Line;
  sentiments: Line & { typesAvg: Shares; typesData: SentimentPoint[] };
}

/** Returns the three results under the documented names of the leader's view. */
export function presentLeaderView({ team, motivation, productivity, sentiments }: Shown) {
  return {
    teamId: team.id,
    teamName: team.name,
    leader: team.leader,
    motivationAvg: motivation.avg,
    motivationLineGraph: motivation.data,
    sentimentAvg: sentiments.avg,
    sentimentLineGraph: sentiments.data,
    sentimentGoodAvg: sentiments.typesAvg.good,
    sentimentMehAvg: sentiments.typesAvg.meh,
    sentimentBadAvg: sentiments.typesAvg.bad,
    sentimentBarGraph: sentiments.typesData,
    performanceAvg: productivity.avg,
    performanceLineGraph: productivity.data,
  };
}
