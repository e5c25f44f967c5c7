import { daysBetween, type LocalDate } from '#/lib/domain/calendar/local-date.ts';
import { MOTIVATION_DEFAULT, MOTIVATION_SMOOTHING, MOTIVATION_STALE_DAYS } from '#/lib/domain/metrics/constants.ts';
import type { HiddenReason } from '#/lib/domain/metrics/publication/minimum-group.ts';
import { fiveStepScore } from '#/lib/domain/metrics/scores/numbers.ts';

/**
 * One of a person's priorities: satisfaction of 0–100 and the day of its last answer (a baseline counts); both null
 * without an answer.
 */
export interface PriorityState {
  readonly motivatorId: number;
  readonly satisfaction: number | null;
  readonly answeredOn: LocalDate | null;
}

export interface MotivationScore {
  readonly score: number | null;
  readonly scorePlain: number | null;
}

/** One priority's part in the score; `gap` is null while its satisfaction is unknown or too old. */
export interface PriorityGap {
  readonly motivatorId: number;
  readonly weight: number;
  readonly satisfaction: number | null;
  readonly gap: number | null;
}

/**
 * Returns the weights of `count` ranked priorities, most important first. Source: rank-sum weights (Stillwell 1981).
 * @example rankWeights(3) // [3, 2, 1]
 */
export function rankWeights(count: number): number[] {
  return Array.from({ length: count }, (_, index) => count - index);
}

/**
 * Returns the satisfaction (0–100) halfway between the previous one and a new answer. Without a previous one, the
 * answer counts in full. Source: exponential smoothing (Brown 1956).
 * @example smoothSatisfaction(75, 100) // 87.5
 * @example smoothSatisfaction(null, 100) // 100
 */
export function smoothSatisfaction(previous: number | null, answer: number): number {
  if (previous === null) return answer;
  return MOTIVATION_SMOOTHING * answer + (1 - MOTIVATION_SMOOTHING) * previous;
}

/**
 * Returns how much is missing in a motivator, 0 or more: its weight times its distance from 100. Source: importance ×
 * dissatisfaction, as in importance–performance analysis.
 * @example computeGap(3, 75) // 75
 */
export function computeGap(weight: number, satisfaction: number): number {
  return weight * (100 - satisfaction);
}

/**
 * Returns weight, satisfaction and gap of each priority in order of rank. An answer more than 60 days before `today`
 * counts as unknown.
 * @example computePriorityGaps([{ motivatorId: 1, satisfaction: 75, answeredOn: '2026-03-01' }], '2026-03-02')[0]?.gap // 25
 */
export function computePriorityGaps(priorities: readonly PriorityState[], today: LocalDate): PriorityGap[] {
  const weights = rankWeights(priorities.length);
  return priorities.map(({ motivatorId, satisfaction, answeredOn }, index) => {
    const weight = weights[index] ?? 1;
    const isFresh = answeredOn !== null && daysBetween(answeredOn, today) <= MOTIVATION_STALE_DAYS;
    const current = isFresh ? satisfaction : null;
    return { motivatorId, weight, satisfaction: current, gap: current === null ? null : computeGap(weight, current) };
  });
}

/**
 * Returns a person's motivation of 0–100 on a day, from their priorities in order of rank: the rank-weighted mean of
 * the satisfactions, and their plain mean. Both are null if every answer is missing or older than 60 days. Priorities
 * at 75, 25 and 50 make a score of (3 · 75 + 2 · 25 + 1 · 50) / 6 = 54.17. Source: rank-sum weighted mean.
 */
export function computeMotivation(priorities: readonly PriorityState[], today: LocalDate): MotivationScore {
  let weighted = 0;
  let weights = 0;
  let plain = 0;
  let count = 0;
  for (const { weight, satisfaction } of computePriorityGaps(priorities, today)) {
    if (satisfaction === null) continue;
    weighted += weight * satisfaction;
    weights += weight;
    plain += satisfaction;
    count += 1;
  }
  return count === 0 ? { score: null, scorePlain: null } : { score: weighted / weights, scorePlain: plain / count };
}

/** If a person's priorities differ: the best met ones in order of rank, and the one with the largest gap. */
export interface PriorityContrast {
  readonly best: readonly PriorityGap[];
  readonly missing: PriorityGap;
}

/**
 * Returns the best met priorities (several if equal in whole points), and the one with the largest gap among the
 * others; if gaps are equal, the higher rank. Returns null if nothing is known, or if all known ones are met equally.
 */
export function contrastPriorities(gaps: readonly PriorityGap[]): PriorityContrast | null {
  const knownGaps = gaps.filter(({ satisfaction }) => satisfaction !== null);
  const highest = Math.max(...knownGaps.map(wholePoints));
  const [first, ...others] = knownGaps.filter((entry) => wholePoints(entry) < highest);
  if (!first) return null;
  const missing = others.reduce((most, entry) => ((entry.gap ?? 0) > (most.gap ?? 0) ? entry : most), first);
  return { best: knownGaps.filter((entry) => wholePoints(entry) === highest), missing };
}

function wholePoints({ satisfaction }: PriorityGap): number {
  return Math.round(satisfaction ?? 0);
}

/**
 * Returns the result to show: unchanged, or 50 marked as a default as long as the company or team never had motivation
 * data. The default hides nothing, and must stay out of averages, comparisons and trends. Source: product
 * specification.
 * @example withMotivationDefault({ avg: null, hiddenReason: null }, false) // { avg: 50, hiddenReason: null, isDefault: true }
 */
export function withMotivationDefault<Figure extends { avg: number | null; hiddenReason: HiddenReason | null }>(
  figure: Figure,
  hasAnyData: boolean,
): Figure & { isDefault: boolean } {
  return figure.avg === null && !hasAnyData
    ? { ...figure, avg: MOTIVATION_DEFAULT, hiddenReason: null, isDefault: true }
    : { ...figure, isDefault: false };
}

/** How a motivator question is answered: 1 is agreement 1–5, 2 is yes (1) or no (0), 3 is a slider 0–100. */
export type MotivatorQuestionType = 1 | 2 | 3;

/**
 * Returns an answer to a motivator question on the scale 0–100, or null for a value outside the question's range.
 * Source: docs/figures.md, What counts as an answer.
 * @example normaliseMotivatorAnswer(1, 4) // 75
 * @example normaliseMotivatorAnswer(2, 1) // 100
 */
export function normaliseMotivatorAnswer(type: MotivatorQuestionType, value: number): number | null {
  if (type === 1) return fiveStepScore(value);
  if (type === 2) return value === 0 || value === 1 ? value * 100 : null;
  return value >= 0 && value <= 100 ? value : null;
}
