import type { LocalDate } from '#/lib/domain/calendar/local-date.ts';
import { fiveStepScore } from '#/lib/domain/metrics/scores/five-step-score.ts';
import type { PriorityState } from '#/lib/domain/metrics/scores/motivation.ts';

export interface Baseline {
  readonly id: number;
  /** 1 not at all met … 5 fully met. */
  readonly baselineId: number;
}

/**
 * Gives each priority, in order of rank, its satisfaction on day one as if answered `today`; without a baseline it is
 * unknown. Source: baseline level − 1, times 25.
 * @example baselineStates([7], [{ id: 7, baselineId: 2 }], '2026-03-02')[0]?.satisfaction // 25
 */
export function baselineStates(
  priorities: readonly number[],
  baselines: readonly Baseline[],
  today: LocalDate,
): PriorityState[] {
  return priorities.map((motivatorId) => {
    const level = baselines.find(({ id }) => id === motivatorId)?.baselineId;
    const satisfaction = level === undefined ? null : fiveStepScore(level);
    return { motivatorId, satisfaction, answeredOn: satisfaction === null ? null : today };
  });
}
