import { addMonths, type LocalDate } from '#/lib/domain/calendar/local-date.ts';
import type { PeriodRange } from '#/lib/domain/calendar/period.ts';
import { computeTrend, pairedDifferences } from '#/lib/domain/metrics/changes/trend.ts';
import type { TrendMetric } from '#/lib/domain/metrics/constants.ts';
import type { PersonDayValue } from '#/lib/domain/metrics/publication/person-mean.ts';
import type { PriorityState } from '#/lib/domain/metrics/scores/motivation.ts';
import { fiveStepScore, mean, roundScore } from '#/lib/domain/metrics/scores/numbers.ts';

/**
 * How far a period is from the one before it, rounded to one decimal, over the `persons` who answered often enough in
 * both, so that it may differ from the difference of the averages; null without such people.
 */
export interface PeriodComparison {
  readonly change: number | null;
  readonly persons: number;
  readonly reliable: boolean;
}

/**
 * Compares a metric between two windows; `change` follows the same people, so that people joining or leaving do not
 * look like a change of mood, and is reliable by the rule of trends, never below 5 people.
 * Source: paired comparison.
 * @example comparePeriods('motivation', [{ userId: 1, localDate: '2026-03-02', value: 60 }],
 *   [{ userId: 1, localDate: '2026-02-02', value: 70 }]) // { change: -10, persons: 1, reliable: false }
 */
export function comparePeriods(
  metric: TrendMetric,
  now: readonly PersonDayValue[],
  before: readonly PersonDayValue[],
): PeriodComparison {
  const differences = pairedDifferences(metric, now, before);
  return {
    change: roundScore(mean(differences)),
    persons: differences.length,
    reliable: computeTrend(metric, differences)?.reliable ?? false,
  };
}

/**
 * Tells whether answers reach back to the beginning of the period before, give or take a month: a few weeks are no half
 * year and no year to compare with. Periods of days are compared as far as people were asked.
 * Source: docs/figures.md, Change.
 * @example reachesBack([{ localDate: '2026-03-02', value: 80 }], { from: '2025-04-01', bucket: 'month' }) // false
 */
export function reachesBack(
  rows: readonly Pick<PersonDayValue, 'localDate' | 'value' | 'days'>[],
  { from, bucket }: PeriodRange,
): boolean {
  if (bucket === 'day') return true;
  const begun = addMonths(from, 1);
  return rows.some(
    ({ localDate, value, days }) => localDate >= from && localDate < begun && value !== null && days !== 0,
  );
}

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
