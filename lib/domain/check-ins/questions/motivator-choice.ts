import type { FrequencyId } from '#/lib/domain/calendar/due.ts';
import { daysBetween, type LocalDate } from '#/lib/domain/calendar/local-date.ts';
import {
  findMotivator,
  type MotivatorQuestion,
  motivatorQuestion,
  STARTER_MOTIVATOR_IDS,
} from '#/lib/domain/catalogue/motivators.ts';
import { MOTIVATION_STALE_DAYS } from '#/lib/domain/metrics/constants.ts';
import { computeGap, type MotivatorQuestionType, rankWeights } from '#/lib/domain/metrics/scores/motivation.ts';

/**
 * A person's history with one motivator: its satisfaction of 0–100, and the days when it was last answered, last asked,
 * and last asked as a slider.
 */
export interface MotivatorHistory {
  readonly motivatorId: number;
  readonly satisfaction: number | null;
  readonly answeredOn: LocalDate | null;
  readonly askedOn: LocalDate | null;
  readonly sliderAskedOn: LocalDate | null;
}

/** Who to ask, and for which day; `priorities` are motivator ids, most important first, empty until chosen. */
export interface MotivatorChoice {
  readonly priorities: readonly number[];
  readonly histories: readonly MotivatorHistory[];
  readonly frequencyId: FrequencyId;
  readonly localDate: LocalDate;
}

// Replaces an unknown or outdated satisfaction when choosing the question, never in a score.
const UNKNOWN_SATISFACTION = 50;
const ONCE_A_MONTH_DAYS = 30;

interface Candidate {
  readonly motivatorId: number;
  readonly weight: number;
  readonly history: MotivatorHistory | undefined;
}

function candidatesOf({ priorities, histories }: MotivatorChoice): Candidate[] {
  const ids = priorities.length > 0 ? priorities : STARTER_MOTIVATOR_IDS;
  const weights = priorities.length > 0 ? rankWeights(ids.length) : ids.map(() => 1);
  return ids.map((motivatorId, index) => ({
    motivatorId,
    weight: weights[index] ?? 1,
    history: histories.find((history) => history.motivatorId === motivatorId),
  }));
}

function daysSince(date: LocalDate | null | undefined, today: LocalDate): number | null {
  return date === null || date === undefined ? null : daysBetween(date, today);
}

function mayBeAsked({ motivatorId, history }: Candidate, { histories, frequencyId, localDate }: MotivatorChoice) {
  const motivator = findMotivator(motivatorId);
  const daysAgo = daysSince(history?.askedOn, localDate);
  if (motivator === null) return false;
  if (daysAgo === null) return true;
  if (daysAgo <= 1 || (motivator.monthlyOnly && daysAgo < ONCE_A_MONTH_DAYS)) return false;
  // On a daily team, Friday and Monday are consecutive, so the last check-in's motivator is skipped too.
  return frequencyId !== 1 || histories.some(({ askedOn }) => (daysSince(askedOn, localDate) ?? daysAgo) < daysAgo);
}

function urgencyOf({ weight, history }: Candidate, today: LocalDate): number {
  const isFresh = (daysSince(history?.answeredOn, today) ?? Number.POSITIVE_INFINITY) <= MOTIVATION_STALE_DAYS;
  const satisfaction = (isFresh ? history?.satisfaction : null) ?? UNKNOWN_SATISFACTION;
  // A motivator that was never asked counts as waiting long, so that every priority soon has an answer.
  const daysUnasked = daysSince(history?.askedOn, today) ?? MOTIVATION_STALE_DAYS;
  return computeGap(weight, satisfaction) * (1 + daysUnasked / 7);
}

function typeFor(
  { motivatorId, history }: Candidate,
  { frequencyId, localDate }: MotivatorChoice,
): MotivatorQuestionType {
  if (findMotivator(motivatorId)?.monthlyOnly) return 1;
  const sliderDaysAgo = daysSince(history?.sliderAskedOn, localDate);
  if (sliderDaysAgo === null || sliderDaysAgo >= ONCE_A_MONTH_DAYS) return 3;
  return frequencyId === 1 ? 2 : 1;
}

/**
 * Returns the only motivator question of a person's check-in: the priority with the largest gap · (1 + days since asked
 * / 7). Ties go by rank, and none is asked twice in a row. It's a slider once a month, otherwise yes/no on daily teams
 * and agreement on slower ones. Returns null if none may be asked today.
 * Source: docs/decisions.md, The priority with the largest gap is asked.
 * @example chooseMotivatorQuestion({ priorities: [], histories: [], frequencyId: 1, localDate: '2026-03-02' })?.id
 * // 33
 */
export function chooseMotivatorQuestion(choice: MotivatorChoice): MotivatorQuestion | null {
  let best: Candidate | null = null;
  let highest = Number.NEGATIVE_INFINITY;
  for (const candidate of candidatesOf(choice)) {
    const urgency = urgencyOf(candidate, choice.localDate);
    if (urgency <= highest || !mayBeAsked(candidate, choice)) continue;
    best = candidate;
    highest = urgency;
  }
  return best === null ? null : motivatorQuestion(best.motivatorId, typeFor(best, choice));
}
