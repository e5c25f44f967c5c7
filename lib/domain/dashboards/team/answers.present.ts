import { hourStart } from '#/lib/domain/calendar/hour-start.ts';
import type { DateRange } from '#/lib/domain/calendar/period.ts';
import { findMotivator } from '#/lib/domain/catalogue/motivators.ts';
import { norms } from '#/lib/domain/catalogue/norms.ts';
import { affectingFactors, emotions, workEnvironments } from '#/lib/domain/check-ins/constants.ts';
import type { TeamAnswer } from '#/lib/domain/dashboards/team/read-team-answers.ts';
import type { PeriodSpans } from '#/lib/domain/metrics/publication/figure-spans.ts';
import { fiveStepScore } from '#/lib/domain/metrics/scores/five-step-score.ts';

/** The days that figures look at, and who rated and which norms were asked about in them. */
export interface AnswerFrame extends PeriodSpans {
  readonly raters: readonly (readonly [id: number, name: string])[];
  readonly normIds: readonly number[];
}

/**
 * Titles before the ratings and norms. `Span` says what a day is for: shown, compared with (before), or only smoothed
 * (earlier); `Compared` on which side of the change it is, because 30 days compare 28 with 28.
 */
const columns = [
  'Date',
  'Span',
  'Compared',
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
];

/** The titles of the columns, one per leader who rated and one per norm at the end. */
export function answerColumns({ raters, normIds }: AnswerFrame): string[] {
  const ratings = raters.map(([, name]) => `Leader’s rating: ${name}`);
  return [...columns, ...ratings, ...normIds.map((id) => `Norm: ${norms.find((norm) => norm.id === id)?.name ?? id}`)];
}

/** One check-in as cells under `answerColumns`, figures 0..100; empty where there is no answer or it did not apply. */
export function answerCells(answer: TeamAnswer, frame: AnswerFrame): (string | number)[] {
  const [levels, ratings] = [new Map(answer.norms), new Map(answer.ratings)];
  return [
    answer.localDate,
    spanOf(answer.localDate, frame),
    comparedSide(answer.localDate, frame),
    answer.userId,
    answer.name,
    answer.answeredAt ? hourStart(answer.answeredAt).toISOString() : '',
    labelOf(emotions, answer.emotionId),
    answer.sentiment ?? '',
    answer.productivity ?? '',
    answer.motivation ?? '',
    (answer.factorIds ?? []).map((id) => labelOf(affectingFactors, id)).join('; '),
    (answer.motivatorId !== null && findMotivator(answer.motivatorId)?.name) || '',
    answer.motivatorAnswer ?? '',
    labelOf(workEnvironments, answer.workEnvironmentId),
    ...frame.raters.map(([id]) => ratings.get(id) ?? ''),
    ...frame.normIds.map((id) => fiveStepScore(levels.get(id) ?? 0) ?? ''),
  ];
}

function spanOf(localDate: string, { range, compared }: AnswerFrame): string {
  if (localDate >= range.from) return 'shown';
  return localDate >= compared.before.from ? 'before' : 'earlier';
}

function comparedSide(localDate: string, { compared }: AnswerFrame): string {
  const isIn = ({ from, to }: DateRange) => localDate >= from && localDate <= to;
  return isIn(compared.now) ? 'now' : isIn(compared.before) ? 'before' : '';
}

function labelOf(list: readonly { id: number; label: string }[], id: number | null): string {
  return list.find((entry) => entry.id === id)?.label ?? '';
}
