import { daysBetween, type LocalDate } from '#/lib/domain/calendar/local-date.ts';
import type { PeriodRange } from '#/lib/domain/calendar/period.ts';
import { norms } from '#/lib/domain/catalogue/norms.ts';
import { affectingFactors, monthQuestions } from '#/lib/domain/check-ins/constants.ts';
import type { TeamFacts } from '#/lib/domain/coaching/evaluations/read-team-facts.ts';
import type { SeenTotal, TeamVisibility } from '#/lib/domain/coaching/evaluations/team-visibility.ts';
import { namedTimes, type presentPublished, stepOf } from '#/lib/domain/dashboards/published/published.present.ts';
import type { MonthRow, Published, StepRow, TotalRow } from '#/lib/domain/dashboards/published/read-published.ts';
import type { PublishedStep } from '#/lib/domain/metrics/publication/published-figure.ts';
import { METRIC } from '#/lib/domain/metrics/publication/published-metrics.ts';
import { groupRows, roundScore } from '#/lib/domain/metrics/scores/numbers.ts';
import { type Hidden, hiddenSteps } from '#/lib/domain/releases/read/hidden.present.ts';

interface SightSource {
  readonly published: Published;
  readonly groupOf: ReturnType<typeof presentPublished>;
  readonly asOf: LocalDate;
  readonly today: LocalDate;
  readonly k: number;
  readonly range: PeriodRange;
}

/** How many days after its month began a monthly question still counts. */
const MONTH_QUESTION_DAYS = 75;

/** Groups the published rows by team, and returns a function that gives what the rules use about a team. */
export function presentSights({ published, groupOf, asOf, today, k, range }: SightSource) {
  const steps = groupRows(published.steps, ([teamId]) => teamId);
  const months = groupRows(published.months, ([teamId]) => teamId);
  return (team: TeamFacts): TeamVisibility => {
    const group = groupOf({ id: team.id, isSmall: false });
    const { productivity, motivation, sentiment, participation, totals, hiddenNorms } = group;
    const own = steps.get(team.id) ?? [];
    const daysOf = daysIn(own, published.hidden, range);
    const monthQuestion = (key: 'safety' | 'load') => monthOf(months.get(team.id) ?? [], key, asOf);
    return {
      today,
      asOf,
      k,
      performance: endingOn(productivity, daysOf(METRIC.productivity)),
      motivation: endingOn(motivation, daysOf(METRIC.motivation)),
      sentiment: endingOn(sentiment, daysOf(METRIC.sentiment)),
      participation: { rate: participation.rate, previousRate: participation.previousRate },
      days: {
        productivity: daysOf(METRIC.productivity),
        sentiment: daysOf(METRIC.sentiment),
        participation: daysOf(METRIC.participation),
      },
      norms: totalsOf(totals, METRIC.norm, norms).filter(({ id }) => !hiddenNorms.has(id)),
      factors: factorsOf(totals, k),
      safety: monthQuestion('safety'),
      load: monthQuestion('load'),
      byName: byNameOf(team, today),
    };
  };
}

/** Returns a result with the day of its last batch in the month. */
function endingOn<Figure extends object>(figure: Figure, days: readonly PublishedStep[]) {
  return { ...figure, until: days.at(-1)?.date ?? null };
}

/** Returns a team's days by metric, with hidden days marked. */
function daysIn(rows: readonly StepRow[], hidden: Hidden, range: PeriodRange) {
  const isHiddenStep = hiddenSteps(hidden, range);
  return (metric: number): PublishedStep[] =>
    rows.filter(([, of]) => of === metric).map((row) => stepOf(row, isHiddenStep(row[0], metric, row[2], row[3])));
}

function totalsOf(rows: readonly TotalRow[], first: number, list: readonly { id: number }[]): SeenTotal[] {
  return list.flatMap(({ id }) => {
    const row = rows.find(([, metric]) => metric === first + id);
    if (!row) return [];
    const [, , persons, answers, total, high, low] = row;
    return [{ id, persons, answers, total, high, low }];
  });
}

/** Returns reasons as shown: only what at least `k` people named with a feeling. */
function factorsOf(rows: readonly TotalRow[], k: number): SeenTotal[] {
  return totalsOf(rows, METRIC.factor, affectingFactors).map((factor) => {
    const { helped, hurt } = namedTimes(rows, factor.id, k);
    return { ...factor, high: helped, low: hurt };
  });
}

function monthOf(rows: readonly MonthRow[], key: 'safety' | 'load', asOf: LocalDate) {
  const id = monthQuestions.find((question) => question.key === key)?.id ?? 0;
  const last = rows.findLast(([, metric]) => metric === METRIC.monthQuestion + id);
  if (!last || daysBetween(last[2], asOf) > MONTH_QUESTION_DAYS) return null;
  const [, , , persons, answers, total] = last;
  return { avg: roundScore(total / answers / 10), persons };
}

function byNameOf(team: TeamFacts, today: LocalDate): TeamVisibility['byName'] {
  const { gapMotivatorId, motivatorId, motivatorSince, spreadDeviation, spreadPersons, answers, newcomers } = team;
  const since = gapMotivatorId === motivatorId ? (motivatorSince ?? today) : today;
  return {
    spread: spreadDeviation === null ? null : { deviation: spreadDeviation, persons: spreadPersons },
    homeShare: answers === 0 ? null : (100 * team.answersFromHome) / answers,
    gap: gapMotivatorId === null ? null : { motivatorId: gapMotivatorId, since },
    newcomers,
  };
}
