import { addMonths, type LocalDate } from '#/lib/domain/calendar/local-date.ts';
import type { PeriodRange } from '#/lib/domain/calendar/period.ts';
import { computeTrend, pairedDifferences } from '#/lib/domain/metrics/changes/trend.ts';
import type { TrendMetric } from '#/lib/domain/metrics/constants.ts';
import type { PersonDayValue } from '#/lib/domain/metrics/publication/person-mean.ts';
import type { PriorityState } from '#/lib/domain/metrics/scores/motivation.ts';
import { fiveStepScore, mean, roundScore, wholePoints } from '#/lib/domain/metrics/scores/numbers.ts';

/**
 * A period against the one before it, rounded to one decimal. It follows the `persons` who answered often enough in
 * both periods, so it may differ from the difference of the averages; null without such people.
 */
export interface PeriodComparison {
  readonly change: number | null;
  readonly persons: number;
  readonly reliable: boolean;
}

/**
 * Returns how a metric changed between two windows. `change` follows the same people, so that people joining or leaving
 * don't look like a change of mood. It's reliable by the rule of trends, and never with fewer than 5 people. Source:
 * paired comparison.
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

/** A period's average, the previous one, and how the same people changed. */
interface Averages {
  readonly avg: number | null;
  readonly previousAvg: number | null;
  readonly change: number | null;
}

/**
 * Returns one person's change: the difference of their two averages in whole points, as people subtract what they read.
 * Null where `change` is null, because that person answered too rarely to compare. Source: docs/figures.md, Change.
 * @example subtractAverages({ avg: 69.4, previousAvg: 74.6, change: -4.1 }) // -6
 */
export function subtractAverages({ avg, previousAvg, change }: Averages): number | null {
  return avg === null || previousAvg === null || change === null ? null : wholePoints(avg) - wholePoints(previousAvg);
}

/**
 * Returns whether answers reach back to the start of the previous period, give or take a month. We don't compare with a
 * few weeks as if they were half a year. Periods of days are compared as far back as people were asked. Source:
 * docs/figures.md, Change.
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
  /** From 1, not met at all, to 5, fully met. */
  readonly baselineId: number;
}

/**
 * Returns each priority in order of rank, with its satisfaction on day one as if answered `today`. Without a baseline,
 * the satisfaction is unknown. Source: baseline level − 1, times 25.
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
