import { affectingFactors, emotions, workEnvironments } from '#/lib/domain/check-ins/constants.ts';
import { findMotivator } from '#/lib/domain/check-ins/motivators.ts';
import type { TeamAnswer } from '#/lib/domain/dashboards/queries/read-team-answers.ts';
import type { PeriodSpans } from '#/lib/domain/metrics/figure-spans.ts';
import { fiveStepScore } from '#/lib/domain/metrics/five-step-score.ts';
import { norms } from '#/lib/domain/profile/constants.ts';

export type AnswerSpans = Pick<PeriodSpans, 'range' | 'previous'>;

/** Titles before the norms; `Span` says what a day is for: shown, compared with (before), or only smoothed (earlier). */
const columns = [
  'Date',
  'Span',
  'Member id',
  'Member',
  'Answered at',
  'Feeling',
  'Sentiment',
  'Performance',
  'Motivation',
  'Factors',
  'Motivator',
  'Motivator answer',
  'Work environment',
  'Leader’s rating',
];

/** The titles of the columns, one per norm at the end. */
export function answerColumns(normIds: readonly number[]): string[] {
  return [...columns, ...normIds.map((id) => `Norm: ${norms.find((norm) => norm.id === id)?.name ?? id}`)];
}

/** One check-in as cells under `answerColumns`, figures 0..100; empty where there is no answer or it did not apply. */
export function answerCells(answer: TeamAnswer, normIds: readonly number[], spans: AnswerSpans): (string | number)[] {
  const levels = new Map(answer.norms);
  return [
    answer.localDate,
    spanOf(answer.localDate, spans),
    answer.userId,
    answer.name,
    answer.answeredAt?.toISOString() ?? '',
    labelOf(emotions, answer.emotionId),
    answer.sentiment ?? '',
    answer.productivity ?? '',
    answer.motivation ?? '',
    (answer.factorIds ?? []).map((id) => labelOf(affectingFactors, id)).join('; '),
    (answer.motivatorId !== null && findMotivator(answer.motivatorId)?.name) || '',
    answer.motivatorAnswer ?? '',
    labelOf(workEnvironments, answer.workEnvironmentId),
    answer.ratings.join('; '),
    ...normIds.map((id) => fiveStepScore(levels.get(id) ?? 0) ?? ''),
  ];
}

function spanOf(localDate: string, { range, previous }: AnswerSpans): string {
  if (localDate >= range.from) return 'shown';
  return localDate >= previous.from ? 'before' : 'earlier';
}

function labelOf(list: readonly { id: number; label: string }[], id: number | null): string {
  return list.find((entry) => entry.id === id)?.label ?? '';
}
