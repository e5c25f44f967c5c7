import { classifyChange, distanceFrom, type Placed } from '#/lib/domain/metrics/changes/classify-change.ts';
import { PARTICIPATION_MIN, type TrendMetric } from '#/lib/domain/metrics/constants.ts';
import type { CategoryId } from '#/lib/domain/metrics/scores/category.ts';

/** A team as its published figures show it. */
export interface TeamStanding<Team> {
  readonly team: Team;
  readonly figures: Readonly<Record<TrendMetric, Placed>>;
  readonly categoryId: CategoryId;
  /** Answered share of the check-ins in %. */
  readonly participation: number | null;
}

/** Why a team stands out: a score moved, its category, sentiment far from the whole's, or few answers. */
export type HighlightReason = 'fell' | 'category' | 'below' | 'participation' | 'rose' | 'above';

export interface Highlight<Team> {
  readonly team: Team;
  readonly reason: HighlightReason;
  readonly metric: TrendMetric | 'participation';
  readonly value: number;
  /** In points, where the figure moved. */
  readonly change: number | null;
  readonly categoryId: CategoryId;
}

const ATTENTION_MAX = 3;
const SUCCESS_MAX = 2;
const metrics: readonly TrendMetric[] = ['sentiment', 'productivity', 'motivation'];
const worrying: ReadonlySet<CategoryId> = new Set([3, 6, 9]);
const THRIVING = 1;

/** A highlight among others: what it is for, and how much it matters. */
export interface Judged<Team> extends Highlight<Team> {
  readonly kind: 'attention' | 'success';
  /** All teams of an earlier reason come before those of a later one. */
  readonly place: number;
  /** How much it matters among those of its reason. */
  readonly weight: number;
}

/**
 * Returns why a team needs a look or goes well, by the first reason that fits, and null for one that does neither; what
 * needs a look does not go well. A change counts where it is clear, a distance from the whole's sentiment from the points
 * on that a change would matter. Source: docs/decisions.md, The first card says where results come from.
 */
export function classifyStanding<Team>(team: TeamStanding<Team>, wholeSentiment: number | null): Judged<Team> | null {
  const reasons = {
    attention: [
      largestMove(team, 'fell', -1),
      worrying.has(team.categoryId) ? byLowest(team, 'category') : null,
      apart(team, wholeSentiment, 'below', -1),
      participates(team),
    ],
    success: [
      largestMove(team, 'rose', 1),
      apart(team, wholeSentiment, 'above', 1),
      team.categoryId === THRIVING ? byLowest(team, 'category') : null,
    ],
  };
  for (const kind of ['attention', 'success'] as const) {
    const place = reasons[kind].findIndex((reason) => reason !== null);
    const highlight = reasons[kind][place];
    if (highlight) return { ...highlight, kind, place };
  }
  return null;
}

/** All that need a look, or all that go well, the clearest first. */
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

/** Returns the teams that need a look (three at most, and how many there are) and those that go well (two at most), the clearest first. */
export function findHighlights<Team>(teams: readonly TeamStanding<Team>[], wholeSentiment: number | null) {
  const attention = rankHighlights(teams, wholeSentiment, 'attention');
  return {
    attention: attention.slice(0, ATTENTION_MAX),
    attentionTotal: attention.length,
    success: rankHighlights(teams, wholeSentiment, 'success').slice(0, SUCCESS_MAX),
  };
}

/** How much a highlight matters among those of its reason, the largest first. */
type WeightedHighlight<Team> = Highlight<Team> & { readonly weight: number };

/** The figure that clearly moved most in a direction. */
function largestMove<Team>(
  standing: TeamStanding<Team>,
  reason: HighlightReason,
  sign: 1 | -1,
): WeightedHighlight<Team> | null {
  const moves = metrics.flatMap((metric) => {
    const { avg, change } = standing.figures[metric];
    if (avg === null || change === null || Math.sign(change) !== sign) return [];
    if (classifyChange(metric, standing.figures[metric]) !== 'clear') return [];
    return [{ ...about(standing, reason), metric, value: avg, change, weight: Math.abs(change) }];
  });
  return moves.sort((a, b) => b.weight - a.weight)[0] ?? null;
}

function apart<Team>(
  standing: TeamStanding<Team>,
  whole: number | null,
  reason: HighlightReason,
  sign: 1 | -1,
): WeightedHighlight<Team> | null {
  const { sentiment } = standing.figures;
  const distance = sign * distanceFrom(whole, sentiment);
  if (sentiment.avg === null || distance <= 0) return null;
  const change = clearRise('sentiment', sentiment);
  return { ...about(standing, reason), metric: 'sentiment', value: sentiment.avg, change, weight: distance };
}

/** What is low may be rising: then it is said with it. */
function clearRise(metric: TrendMetric, figure: Placed): number | null {
  return figure.change !== null && figure.change > 0 && classifyChange(metric, figure) === 'clear'
    ? figure.change
    : null;
}

/** Named by the lower of the two figures that make a category. */
function byLowest<Team>(standing: TeamStanding<Team>, reason: HighlightReason): WeightedHighlight<Team> | null {
  const { sentiment, productivity } = standing.figures;
  if (sentiment.avg === null || productivity.avg === null) return null;
  const metric = sentiment.avg <= productivity.avg ? 'sentiment' : 'productivity';
  const value = Math.min(sentiment.avg, productivity.avg);
  const change = clearRise(metric, standing.figures[metric]);
  return { ...about(standing, reason), metric, value, change, weight: 100 - value };
}

function participates<Team>(standing: TeamStanding<Team>): WeightedHighlight<Team> | null {
  const { participation } = standing;
  if (participation === null || participation >= PARTICIPATION_MIN) return null;
  const weight = PARTICIPATION_MIN - participation;
  return { ...about(standing, 'participation'), metric: 'participation', value: participation, weight };
}

function about<Team>({ team, categoryId }: TeamStanding<Team>, reason: HighlightReason) {
  return { team, reason, categoryId, change: null };
}
