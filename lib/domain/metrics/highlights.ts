import type { CategoryId } from '#/lib/domain/metrics/category.ts';
import { PARTICIPATION_MIN, TREND_RULES, type TrendMetric } from '#/lib/domain/metrics/constants.ts';
import { type JudgedFigure, judgeChange } from '#/lib/domain/metrics/judge-change.ts';

/** A team as its published figures show it. */
export interface TeamStanding<Team> {
  readonly team: Team;
  readonly figures: Readonly<Record<TrendMetric, JudgedFigure & { readonly avg: number | null }>>;
  readonly categoryId: CategoryId;
  /** Answered share of the check-ins in %. */
  readonly participation: number | null;
}

/** Why a team stands out: a figure moved, the category says so, sentiment is far from the whole's, or few answer. */
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

/**
 * Returns the teams that need a look (three at most) and those that go well (two at most), the clearest first; none is
 * in both. A change counts where it is clear, a distance from the whole's sentiment from the points on that a change
 * would matter. Source: product decision, docs/decisions.md, Dashboards.
 * @example findHighlights([{ team: 'Supply', … sentiment 55 }], 70).attention // [{ team: 'Supply', reason: 'below', metric: 'sentiment', value: 55, … }]
 */
export function findHighlights<Team>(teams: readonly TeamStanding<Team>[], wholeSentiment: number | null) {
  const attention = pick(teams, ATTENTION_MAX, [
    (team) => moved(team, 'fell', -1),
    (team) => (worrying.has(team.categoryId) ? byLowest(team, 'category') : null),
    (team) => apart(team, wholeSentiment, 'below', -1),
    participates,
  ]);
  const taken = new Set(attention.map(({ team }) => team));
  const success = pick(
    teams.filter(({ team }) => !taken.has(team)),
    SUCCESS_MAX,
    [
      (team) => moved(team, 'rose', 1),
      (team) => apart(team, wholeSentiment, 'above', 1),
      (team) => (team.categoryId === THRIVING ? byLowest(team, 'category') : null),
    ],
  );
  return { attention, success };
}

/** How much a highlight matters among those of its reason, the largest first. */
type Found<Team> = Highlight<Team> & { readonly weight: number };

/** The first reason that fits a team is its own; all teams of an earlier reason come before those of a later one. */
function pick<Team>(
  teams: readonly TeamStanding<Team>[],
  most: number,
  reasons: readonly ((team: TeamStanding<Team>) => Found<Team> | null)[],
): Highlight<Team>[] {
  const chosen = new Map<Team, Highlight<Team>>();
  for (const reason of reasons) {
    const found = teams.flatMap((team) => (chosen.has(team.team) ? [] : (reason(team) ?? [])));
    found.sort((a, b) => b.weight - a.weight);
    for (const { weight: _weight, ...highlight } of found) chosen.set(highlight.team, highlight);
  }
  return [...chosen.values()].slice(0, most);
}

/** The figure that clearly moved most in a direction. */
function moved<Team>(standing: TeamStanding<Team>, reason: HighlightReason, sign: 1 | -1): Found<Team> | null {
  const found = metrics.flatMap((metric) => {
    const { avg, change } = standing.figures[metric];
    if (avg === null || change === null || Math.sign(change) !== sign) return [];
    if (judgeChange(metric, standing.figures[metric]) !== 'clear') return [];
    return [{ ...about(standing, reason), metric, value: avg, change, weight: Math.abs(change) }];
  });
  return found.sort((a, b) => b.weight - a.weight)[0] ?? null;
}

function apart<Team>(
  standing: TeamStanding<Team>,
  whole: number | null,
  reason: HighlightReason,
  sign: 1 | -1,
): Found<Team> | null {
  const { avg, isPartial } = standing.figures.sentiment;
  if (avg === null || whole === null || isPartial) return null;
  const distance = sign * (avg - whole);
  if (distance < TREND_RULES.sentiment.small) return null;
  return { ...about(standing, reason), metric: 'sentiment', value: avg, weight: distance };
}

/** Named by the lower of the two figures that make a category. */
function byLowest<Team>(standing: TeamStanding<Team>, reason: HighlightReason): Found<Team> | null {
  const { sentiment, productivity } = standing.figures;
  if (sentiment.avg === null || productivity.avg === null) return null;
  const isSentiment = sentiment.avg <= productivity.avg;
  const value = isSentiment ? sentiment.avg : productivity.avg;
  return { ...about(standing, reason), metric: isSentiment ? 'sentiment' : 'productivity', value, weight: 100 - value };
}

function participates<Team>(standing: TeamStanding<Team>): Found<Team> | null {
  const { participation } = standing;
  if (participation === null || participation >= PARTICIPATION_MIN) return null;
  const weight = PARTICIPATION_MIN - participation;
  return { ...about(standing, 'participation'), metric: 'participation', value: participation, weight };
}

function about<Team>({ team, categoryId }: TeamStanding<Team>, reason: HighlightReason) {
  return { team, reason, categoryId, change: null };
}
