import { addDays, type LocalDate } from '#/lib/domain/calendar/local-date.ts';
import { type Audience, type ItemColor, scoreTrends } from '#/lib/domain/coaching/constants.ts';
import type { SeenFigure, TeamVisibility } from '#/lib/domain/coaching/evaluations/team-visibility.ts';
import type { Facts, ItemText } from '#/lib/domain/coaching/items/items.present.ts';
import { mostNamed } from '#/lib/domain/coaching/rules/insight-themes.ts';
import { MEMBER_PERSONS_MIN, personalFactors, RULES } from '#/lib/domain/coaching/rules/rules.constants.ts';
import { classifyChange } from '#/lib/domain/metrics/changes/classify-change.ts';
import { K_ANON_MIN, TREND_RULES, type TrendMetric } from '#/lib/domain/metrics/constants.ts';
import { personsBand } from '#/lib/domain/metrics/publication/minimum-group.ts';
import { addUp, type PublishedStep } from '#/lib/domain/metrics/publication/published-figure.ts';
import {
  type CategoryId,
  computeCategory,
  productivitySentimentCategories,
} from '#/lib/domain/metrics/scores/category.ts';
import { wholePoints } from '#/lib/domain/metrics/scores/numbers.ts';

/** A trend of a team, and whether its members may read it too. */
interface TeamTrend extends ItemText {
  readonly forMembers: boolean;
}

/** The range of fewer than five people, where a statement can be about one person. */
const BAND_OF_FEW = personsBand(MEMBER_PERSONS_MIN - 1);

/**
 * Returns the trends in a team's published results of a month, for an audience. Changes and their reliability are
 * computed as on dashboards. A change that may be chance is no trend, and results that end early or have few answers
 * are never called steady.
 */
export function listTrends(visibility: TeamVisibility, audience: Audience): ItemText[] {
  const { performance, motivation, sentiment, byName } = visibility;
  const [worst] = mostNamed(visibility, 'low');
  // What is missing most comes from what each person said by name, so it's only for leaders.
  const gap = audience === 'leader' ? byName.gap : null;
  const figures = [
    trendOf('motivation', motivation, gap ? { motivatorId: gap.motivatorId } : {}),
    trendOf('sentiment', sentiment, worst && !personalFactors.includes(worst.id) ? { factorId: worst.id } : {}),
    trendOf('productivity', performance, {}),
  ].flatMap((trend) => trend ?? []);
  const all = [
    ...goodMonth(figures),
    ...figures,
    ...participationTrend(visibility),
    ...normTrends(visibility),
    ...categoryTrend(visibility),
  ];
  return all
    .filter(({ forMembers }) => forMembers || audience === 'leader')
    .map(({ kind, color, textKey, themeId, facts }) => ({ kind, color, textKey, themeId, facts }));
}

function trendOf(metric: TrendMetric, figure: SeenFigure, more: Facts): TeamTrend | null {
  const { avg, change, personsBand: band, until } = figure;
  const color = colorOf(metric, figure);
  if (avg === null || change === null || band === null || until === null || color === null) return null;
  const direction: Facts = classifyChange(metric, figure) === 'small' ? { moved: change > 0 ? 'up' : 'down' } : {};
  const facts = { avg, points: Math.abs(change), band, until, ...direction, ...(color === 'bad' ? more : {}) };
  return { ...scoreTrends[metric], color, themeId: null, facts, forMembers: band !== BAND_OF_FEW };
}

/** Returns the colour of a change; null if it may be chance. */
function colorOf(metric: TrendMetric, figure: SeenFigure): ItemColor | null {
  const kind = classifyChange(metric, figure);
  if (kind === 'small' || kind === 'steady') return figure.isPartial ? null : 'neutral';
  if (kind !== 'clear' || figure.change === null) return null;
  if (figure.change < 0) return 'bad';
  return figure.change >= TREND_RULES[metric].large ? 'very_good' : 'good';
}

/** Returns one trend instead of three if all three scores rise. */
function goodMonth(figures: readonly TeamTrend[]): TeamTrend[] {
  if (figures.length < 3 || !figures.every(({ color }) => color === 'good' || color === 'very_good')) return [];
  const forMembers = figures.every((trend) => trend.forMembers);
  return [{ kind: 'perfomance_trend', color: 'very_good', textKey: 'goodMonth', themeId: null, facts: {}, forMembers }];
}

function participationTrend({ participation: { rate, previousRate } }: TeamVisibility): TeamTrend[] {
  if (rate === null) return [];
  const { low, drop, rise, nearlyAll } = RULES.participation;
  const change = previousRate === null ? 0 : rate - previousRate;
  const trend = (color: ItemColor): TeamTrend[] => [
    {
      kind: 'participation_trend',
      color,
      textKey: 'participation',
      themeId: null,
      facts: { avg: rate, points: Math.abs(change) },
      forMembers: true,
    },
  ];
  if (rate < low || change <= -drop) return trend('neutral');
  if (rate >= nearlyAll && (previousRate ?? 0) < nearlyAll) return trend('very_good');
  return change >= rise ? trend('good') : [];
}

/**
 * Returns the trend of the norm that is lived up to least or, if there is none, of the norm that is lived up to best.
 */
function normTrends({ norms }: TeamVisibility): TeamTrend[] {
  const scored = norms
    .filter(({ answers }) => answers >= RULES.norm.answers)
    .map(({ id, persons, answers, total }) => ({
      id,
      persons,
      avg: wholePoints(total / answers) ?? 0,
    }));
  const [lowest] = scored.toSorted((a, b) => a.avg - b.avg);
  const highest = scored.toSorted((a, b) => a.avg - b.avg).at(-1);
  const trend = (color: ItemColor, { id: normId, avg, persons }: (typeof scored)[number]): TeamTrend[] => [
    {
      kind: 'norm_trend',
      color,
      textKey: 'norm',
      themeId: null,
      facts: { normId, avg },
      forMembers: persons >= MEMBER_PERSONS_MIN,
    },
  ];
  if (lowest && lowest.avg <= RULES.norm.low) return trend('bad', lowest);
  return highest && highest.avg >= RULES.norm.high ? trend('good', highest) : [];
}

function categoryTrend(visibility: TeamVisibility): TeamTrend[] {
  const categoryId = categoryNews(visibility.days, visibility.asOf);
  const color = categoryId === null ? 'grey' : productivitySentimentCategories[categoryId].color;
  if (categoryId === null || color === 'grey') return [];
  const forMembers = visibility.performance.personsBand !== BAND_OF_FEW;
  return [{ kind: 'perfomance_trend', color, textKey: 'category', themeId: null, facts: { categoryId }, forMembers }];
}

const MONTH_DAYS = 30;

/**
 * Returns the category of performance and sentiment that a team entered at least a week ago. Returns null if there is
 * none, it's old, it's barely past its limits, or it's the first, because a first category isn't a change.
 */
function categoryNews(days: TeamVisibility['days'], asOf: LocalDate): CategoryId | null {
  const figures = monthTo(days, asOf);
  const now = categoryOf(figures);
  if (now === 0) return null;
  for (let daysAgo = 1; daysAgo <= RULES.category.isNews; daysAgo += 1) {
    const earlier = monthTo(days, addDays(asOf, -daysAgo));
    const before = categoryOf(earlier);
    if (before !== now) return before !== 0 && daysAgo >= RULES.category.holds && isFirm(figures, earlier) ? now : null;
  }
  return null;
}

interface Month {
  readonly productivity: number | null;
  readonly sentiment: number | null;
  readonly participation: number | null;
}

/** Returns the averages of the 30 days that end on `to`. */
function monthTo({ productivity, sentiment, participation }: TeamVisibility['days'], to: LocalDate): Month {
  const from = addDays(to, 1 - MONTH_DAYS);
  const avgOf = (steps: readonly PublishedStep[]) =>
    wholePoints(addUp(steps.filter(({ date }) => date >= from && date <= to))?.avg ?? null);
  return { productivity: avgOf(productivity), sentiment: avgOf(sentiment), participation: avgOf(participation) };
}

/** Returns the category of a month, each of whose averages is from enough people, or null. */
function categoryOf(month: Month): CategoryId {
  return computeCategory({ ...month, persons: K_ANON_MIN });
}

/**
 * Returns whether the category would be the same with slightly smaller changes; otherwise it could flip back and forth.
 */
function isFirm(now: Month, before: Month): boolean {
  const back = (to: number | null, from: number | null) =>
    to === null || from === null ? to : to - RULES.category.margin * Math.sign(to - from);
  const productivity = back(now.productivity, before.productivity);
  const sentiment = back(now.sentiment, before.sentiment);
  return categoryOf({ ...now, productivity, sentiment }) === categoryOf(now);
}
