import * as z from 'zod';
import { STARTER_MOTIVATOR_IDS } from '#/lib/domain/catalogue/motivators.ts';
import { ordinaryAnswerSql, wholeAnswerSql } from '#/lib/domain/check-ins/respond/answer.sql.ts';
import { MOTIVATION_STALE_DAYS } from '#/lib/domain/metrics/constants.ts';
import { pool } from '#/lib/platform/db.ts';
import { asRows } from '#/lib/platform/row-shape.ts';

/** Figures of one answer; null if the block did not apply. */
export interface AnswerToStore {
  checkInId: number;
  submissionId: string;
  now: Date;
  emotionId: number | null;
  factorIds: readonly number[];
  elaborate: string | null;
  /** 100, 50 or 0. */
  sentiment: number | null;
  /** 0..100. */
  productivity: number | null;
  /** motivatorId · 10 + type; must be the question that was asked. */
  motivatorQuestionId: number | null;
  /** 0..100. */
  motivatorAnswer: number | null;
  /** Entry of the work environments list. */
  workEnvironmentId: number | null;
  /** Values by norm id, all that were asked; null if the norms did not apply. */
  norms: ReadonlyMap<number, number> | null;
  /** Values by question id, all that were asked; null if the month questions did not apply. */
  monthAnswers: ReadonlyMap<number, number> | null;
  /** A leader's ratings by member id; null for a member it doesn't apply to. */
  ratings: ReadonlyMap<number, number | null>;
}

const storedAnswer = z.object({
  teamId: z.number(),
  userId: z.number(),
  localDate: z.string(),
  /** False for a leader who was asked for ratings only. */
  asksOwn: z.boolean(),
  /** The person's further open check-ins, the one that closes first in front. */
  openIds: z.array(z.number()),
});
export type StoredAnswer = z.output<typeof storedAnswer>;

/** Stores an answer; null if there is no such open check-in, or another question than the given one was asked. */
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
