import type { Finding, Placed } from '#/lib/domain/metrics/changes/classify-change.ts';
import { classifyChange, distanceFrom, realChange } from '#/lib/domain/metrics/changes/classify-change.ts';
import { CATEGORY_MID_FROM, metricOrder, PARTICIPATION_MIN, type TrendMetric } from '#/lib/domain/metrics/constants.ts';
import { type CategoryId, isGoodCategory, isWorryingCategory } from '#/lib/domain/metrics/scores/category.ts';

/** A team according to its published results. */
export interface TeamStanding<Team> {
  readonly team: Team;
  readonly figures: Readonly<Record<TrendMetric, Placed>>;
  readonly categoryId: CategoryId;
  /** In %. */
  readonly participation: number | null;
  readonly lastWeek?: readonly Finding[];
}

/** Why a team stands out: a score moved, its category, a sentiment far from the whole's, low motivation, few answers. */
export type HighlightReason = 'fell' | 'category' | 'below' | 'low' | 'participation' | 'rose' | 'above';

export interface Highlight<Team> {
  readonly team: Team;
  readonly reason: HighlightReason;
  readonly metric: TrendMetric | 'participation';
  readonly value: number;
  /** In points, if the score moved. */
  readonly change: number | null;
  readonly categoryId: CategoryId;
  /** What moved differently last week. */
  readonly lastWeek?: Finding[];
}

/** What a highlight is for: to `watch` is who fell and is still high, `rise` who isn't well yet. */
export interface Judged<Team> extends Highlight<Team> {
  readonly kind: 'attention' | 'watch' | 'rise' | 'success';
  /** Position of the reason: teams with an earlier reason come first. */
  readonly place: number;
  /** How much it matters, among highlights with the same reason. */
  readonly weight: number;
}

/**
 * Returns why a team needs attention, is still high, rose or does well: the first reason that fits, or null. A team
 * that needs attention is never listed as doing well, nor is one that fell. All others with a good category do well, as
 * the summary of all teams counts them. A change counts if it is clear; a distance from the whole's sentiment counts
 * from the size at which a change would matter. Source: docs/decisions.md, The first card says where results come from.
 */
export function classifyStanding<Team>(team: TeamStanding<Team>, wholeSentiment: number | null): Judged<Team> | null {
  const isWell = isGoodCategory(team.categoryId);
  const isHigh = apart(team, wholeSentiment, 'above') !== null;
  const reasons = {
    attention: [
      largestMove(team, 'fell', isHigh ? metricOrder.filter((metric) => metric !== 'sentiment') : metricOrder),
      isWorryingCategory(team.categoryId) ? byLowest(team) : null,
      apart(team, wholeSentiment, 'below'),
      unmotivated(team),
      participates(team),
    ],
    watch: [isHigh ? largestMove(team, 'fell', ['sentiment']) : null],
    rise: [isWell ? null : largestMove(team, 'rose', metricOrder)],
    success: isWell
      ? [largestMove(team, 'rose', metricOrder), apart(team, wholeSentiment, 'above'), byLowest(team)]
      : [],
  };
  for (const kind of ['attention', 'watch', 'rise', 'success'] as const) {
    const place = reasons[kind].findIndex((reason) => reason !== null);
    const highlight = reasons[kind][place];
    if (highlight) return { ...highlight, kind, place };
  }
  return null;
}

/** A team of the overview, as screens and files get it. */
type StandingRow = Readonly<Record<'motivation' | 'productivity' | 'sentiments', Placed>> & {
  readonly team: { readonly id: number };
  readonly participation: { readonly rate: number | null };
  readonly productivity_sentiment_category: number;
};

/** Returns the standing of a team of the overview by the rule of the first card, compared with a whole's sentiment. */
export function classifyRow(row: StandingRow, wholeSentiment: number | null): Judged<number> | null {
  const { team, motivation, productivity, sentiments: sentiment, participation } = row;
  // The API only returns the ids of categories.
  const categoryId = row.productivity_sentiment_category as CategoryId;
  const standing = { team: team.id, figures: { motivation, productivity, sentiment }, categoryId };
  return classifyStanding({ ...standing, participation: participation.rate }, wholeSentiment);
}

/** Returns all teams that need attention, that are still high, that rose or that do well, the clearest first. */
export function rankHighlights<Team>(
  teams: readonly TeamStanding<Team>[],
  wholeSentiment: number | null,
  kind: Judged<Team>['kind'],
): Highlight<Team>[] {
  return teams
    .flatMap((team) => classifyStanding(team, wholeSentiment) ?? [])
    .filter((judged) => judged.kind === kind)
    .sort((a, b) => a.place - b.place || b.weight - a.weight)
    .map(({ kind: _kind, place: _place, weight: _weight, ...highlight }) => highlight);
}

type WeightedHighlight<Team> = Highlight<Team> & { readonly weight: number };

/** Returns the score with the largest clear change in one direction, among some of them. */
function largestMove<Team>(standing: TeamStanding<Team>, reason: 'fell' | 'rose', among: readonly TrendMetric[]) {
  const moves = among.flatMap((metric) => {
    const change = standing.figures[metric].change ?? 0;
    const isClear = classifyChange(metric, standing.figures[metric]) === 'clear';
    if (!isClear || Math.sign(change) !== (reason === 'fell' ? -1 : 1)) return [];
    return describeScore(standing, { reason, metric, weight: Math.abs(change) }) ?? [];
  });
  return moves.sort((a, b) => b.weight - a.weight)[0] ?? null;
}

function apart<Team>(standing: TeamStanding<Team>, whole: number | null, reason: 'above' | 'below') {
  const distance = (reason === 'below' ? -1 : 1) * distanceFrom(whole, standing.figures.sentiment);
  if (distance <= 0 || participates(standing)) return null;
  return describeScore(standing, { reason, metric: 'sentiment', weight: distance });
}

/** Describes a category by the lower of its two scores. */
function byLowest<Team>(standing: TeamStanding<Team>) {
  const of = (metric: TrendMetric) => standing.figures[metric].avg ?? 100;
  const metric = of('sentiment') <= of('productivity') ? 'sentiment' : 'productivity';
  return describeScore(standing, { reason: 'category', metric, weight: 100 - of(metric) });
}

/** Describes a motivation that is low, where categories call their scores low; not if fewer than half answered. */
function unmotivated<Team>(standing: TeamStanding<Team>) {
  const { avg } = standing.figures.motivation;
  if (avg === null || avg >= CATEGORY_MID_FROM || participates(standing)) return null;
  return describeScore(standing, { reason: 'low', metric: 'motivation', weight: 100 - avg });
}

function describeScore<Team>(
  standing: TeamStanding<Team>,
  { reason, metric, weight }: { reason: HighlightReason; metric: TrendMetric; weight: number },
): WeightedHighlight<Team> | null {
  const { avg: value } = standing.figures[metric];
  const change = realChange(metric, standing.figures[metric]);
  return value === null ? null : { ...about(standing, reason), metric, value, change, weight };
}

function participates<Team>(standing: TeamStanding<Team>): WeightedHighlight<Team> | null {
  const { participation: value } = standing;
  if (value === null || value >= PARTICIPATION_MIN) return null;
  return { ...about(standing, 'participation'), metric: 'participation', value, weight: PARTICIPATION_MIN - value };
}

function about<Team>({ team, categoryId, lastWeek }: TeamStanding<Team>, reason: HighlightReason) {
  return { team, reason, categoryId, change: null, ...(lastWeek && { lastWeek: [...lastWeek] }) };
}
