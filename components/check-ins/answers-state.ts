import type { Output } from '#/lib/api/endpoint.ts';
import { EMOTION_NOT_APPLICABLE_ID } from '#/lib/domain/check-ins/constants.ts';
import type { getQuestionnaireContract } from '#/lib/domain/check-ins/contract.ts';
import type { BlockName, CheckInAnswers } from '#/lib/domain/check-ins/schema.ts';

export type Questions = Output<typeof getQuestionnaireContract>;

/** The documented untouched form. Nothing of it counts until its block is touched. */
export function untouchedAnswers(questions: Questions): CheckInAnswers {
  return {
    emotion: questions.emotion.initial,
    affectingFactors: [],
    elaborateField: '',
    todayProductivity: 0,
    motivatorQuestionId: questions.motivatorQuestion?.id ?? null,
    motivator: null,
    isApplicable: { emotions: true, selfProductivity: true, motivator: questions.motivatorQuestion !== null },
    touched: [],
  };
}

/** An answer to a block: stores it and marks the block as touched. */
export function answerBlock(
  answers: CheckInAnswers,
  block: BlockName,
  values: Partial<CheckInAnswers>,
): CheckInAnswers {
  return { ...answers, ...values, touched: [...new Set([...answers.touched, block])] };
}

/** Turns a block off, with the documented resets, or on again and untouched. */
export function setApplicable(
  answers: CheckInAnswers,
  block: BlockName,
  isApplicable: boolean,
  initialEmotion: number,
): CheckInAnswers {
  const resets: Record<BlockName, Partial<CheckInAnswers>> = {
    emotions: { emotion: isApplicable ? initialEmotion : EMOTION_NOT_APPLICABLE_ID, affectingFactors: [] },
    selfProductivity: { todayProductivity: 0 },
    motivator: { motivator: null },
  };
  return {
    ...answers,
    ...resets[block],
    isApplicable: { ...answers.isApplicable, [block]: isApplicable },
    touched: answers.touched.filter((touched) => touched !== block),
  };
}

/** Whether a block is done with: answered, or marked as not applicable. */
export function isSettled(answers: CheckInAnswers, block: BlockName): boolean {
  return !answers.isApplicable[block] || answers.touched.includes(block);
}
