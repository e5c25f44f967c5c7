import * as z from 'zod';
import { STARTER_MOTIVATOR_IDS } from '#/lib/domain/catalogue/motivators.ts';
import { ordinaryAnswerSql, wholeAnswerSql } from '#/lib/domain/check-ins/respond/answer.sql.ts';
import { MOTIVATION_STALE_DAYS } from '#/lib/domain/metrics/constants.ts';
import { pool } from '#/lib/platform/db.ts';
import { asRows } from '#/lib/platform/row-shape.ts';

/** The values of one answer; null for a skipped block. */
export interface AnswerToStore {
  checkInId: number;
  submissionId: string;
  now: Date;
  emotionId: number | null;
  factorIds: readonly number[];
  elaborate: string | null;
  /** 100, 50 or 0. */
  sentiment: number | null;
  /** 0–100. */
  productivity: number | null;
  /** motivatorId · 10 + type; must be the question that was asked. */
  motivatorQuestionId: number | null;
  /** 0–100. */
  motivatorAnswer: number | null;
  /** Entry of the work environments list. */
  workEnvironmentId: number | null;
  /** Values by norm id, for all that were asked; null if the block was skipped. */
  norms: ReadonlyMap<number, number> | null;
  /** Values by question id, for all that were asked; null if the block was skipped. */
  monthAnswers: ReadonlyMap<number, number> | null;
  /** A leader's ratings by member id; null for a skipped member. */
  ratings: ReadonlyMap<number, number | null>;
}

const storedAnswer = z.object({
  teamId: z.number(),
  userId: z.number(),
  localDate: z.string(),
  /** False for a leader who was only asked for ratings. */
  asksOwn: z.boolean(),
  /** The person's other open check-ins, the first to close first. */
  openIds: z.array(z.number()),
});
export type StoredAnswer = z.output<typeof storedAnswer>;

/** Stores an answer. Returns null if there is no such open check-in, or if it asked another question. */
export async function storeAnswer(answer: AnswerToStore): Promise<StoredAnswer | null> {
  const values = [
    answer.checkInId,
    answer.now,
    answer.submissionId,
    answer.emotionId,
    answer.factorIds,
    answer.elaborate,
    answer.sentiment,
    answer.motivatorQuestionId,
    answer.motivatorAnswer,
    MOTIVATION_STALE_DAYS,
    STARTER_MOTIVATOR_IDS,
    answer.productivity,
    answer.workEnvironmentId,
  ];
  const isOrdinary = !answer.norms && !answer.monthAnswers && answer.ratings.size === 0;
  const result = await (isOrdinary
    ? pool().query({ name: 'store-answer', text: ordinaryAnswerSql, values })
    : pool().query({ name: 'store-whole-answer', text: wholeAnswerSql, values: [...values, ...rareValues(answer)] }));
  return asRows(storedAnswer, result)[0] ?? null;
}

function rareValues({ norms, monthAnswers, ratings }: AnswerToStore): unknown[] {
  const columns = [norms, monthAnswers].flatMap((values) => [
    values && [...values.keys()],
    values && [...values.values()],
  ]);
  return [...columns, [...ratings.keys()], [...ratings.values()]];
}
