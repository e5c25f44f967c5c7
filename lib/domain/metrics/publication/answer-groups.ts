import { type HiddenReason, personsBand } from '#/lib/domain/metrics/publication/minimum-group.ts';
import { computeWholePercentages } from '#/lib/domain/metrics/scores/numbers.ts';

/** A named share in whole percent, null while hidden. */
export interface AnswerGroup {
  readonly value: number | null;
  readonly label: string;
}

/** Answers 0–10 in three groups that add up to 100%; all null if `hiddenReason` is set. */
export interface GroupedAnswers {
  readonly detractors: AnswerGroup;
  readonly neutral: AnswerGroup;
  readonly promoters: AnswerGroup;
  readonly avg: number | null;
  readonly personsBand: string | null;
  readonly hiddenReason: HiddenReason | null;
}

export type AnswerGroupName = 'detractors' | 'neutral' | 'promoters';
export type AnswerGroupRecord<Value> = Readonly<Record<AnswerGroupName, Value>>;

/**
 * Returns three counts of people as labelled whole percentages. If remainders are equal, the middle group gets the odd
 * point, so that equal numbers of promoters and detractors look equal.
 * @example describeGroups({ detractors: 2, neutral: 2, promoters: 2 },
 *   { detractors: 'No', neutral: 'Maybe', promoters: 'Yes' }, 0).neutral.value // 34
 */
export function describeGroups(
  counts: AnswerGroupRecord<number>,
  labels: AnswerGroupRecord<string>,
  avg: number,
): GroupedAnswers {
  const [neutral = 0, promoters = 0, detractors = 0] = computeWholePercentages([
    counts.neutral,
    counts.promoters,
    counts.detractors,
  ]);
  return {
    detractors: { value: detractors, label: labels.detractors },
    neutral: { value: neutral, label: labels.neutral },
    promoters: { value: promoters, label: labels.promoters },
    avg,
    personsBand: personsBand(counts.detractors + counts.neutral + counts.promoters),
    hiddenReason: null,
  };
}

/** Returns three groups that must not be shown: with labels, but every share null. */
export function hiddenGroups(labels: AnswerGroupRecord<string>, hiddenReason: HiddenReason): GroupedAnswers {
  return {
    detractors: { value: null, label: labels.detractors },
    neutral: { value: null, label: labels.neutral },
    promoters: { value: null, label: labels.promoters },
    avg: null,
    personsBand: null,
    hiddenReason,
  };
}
