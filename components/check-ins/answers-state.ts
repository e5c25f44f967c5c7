import type { Output } from '#/lib/api/endpoint.ts';
import {
  type BlockName,
  EMOTION_NOT_APPLICABLE_ID,
  type ItemBlockName,
  isItemBlock,
  itemFields,
} from '#/lib/domain/check-ins/constants.ts';
import type { CheckInAnswers } from '#/lib/domain/check-ins/questions/questions.schema.ts';
import type { getQuestionnaireContract } from '#/lib/domain/check-ins/respond/respond.contract.ts';

export type Questions = Output<typeof getQuestionnaireContract>;

/** Returns the answers of an untouched form, as documented. No value counts until its block is touched. */
export function untouchedAnswers(questions: Questions): CheckInAnswers {
  const { emotion, affectingFactors, elaborateField, todayProductivity, motivator, norms } = questions;
  const { motivatorQuestion, workEnvironment, monthQuestionsAnswers, answers, isApplicable } = questions;
  return {
    emotion,
    affectingFactors,
    elaborateField,
    todayProductivity,
    motivatorQuestion: motivatorQuestion && { id: motivatorQuestion.id, type: motivatorQuestion.type },
    motivator,
    norms,
    workEnvironment,
    monthQuestionsAnswers,
    answers,
    isApplicable,
    touched: [],
  };
}

/** Answers a block: stores the answer and marks the block as touched. */
export function answerBlock(
  answers: CheckInAnswers,
  block: BlockName,
  values: Partial<CheckInAnswers>,
): CheckInAnswers {
  return { ...answers, ...values, touched: [...new Set([...answers.touched, block])] };
}

/** Answers one entry of a block that has several: stores the answer and marks the entry as touched. */
export function answerItem(
  answers: CheckInAnswers,
  block: ItemBlockName,
  id: number,
  value: number | null,
): CheckInAnswers {
  const field = itemFields[block];
  const touched = [...new Set([...answers.touched, `${block}.${id}`])];
  return { ...answers, [field]: { ...answers[field], [id]: value }, touched };
}

/** Removes an answer to one entry, as if it had never been given. */
export function clearItem(answers: CheckInAnswers, block: ItemBlockName, id: number): CheckInAnswers {
  const field = itemFields[block];
  const { [String(id)]: _, ...values } = answers[field];
  return { ...answers, [field]: values, touched: answers.touched.filter((entry) => entry !== `${block}.${id}`) };
}

/** Returns the values of a block before it's answered, and after it's switched on again. */
function initialOf(block: BlockName, questions: Questions): Partial<CheckInAnswers> {
  const initial = untouchedAnswers(questions);
  const fields: Record<BlockName, Partial<CheckInAnswers>> = {
    emotions: { emotion: initial.emotion, affectingFactors: [] },
    selfProductivity: { todayProductivity: 0 },
    motivator: { motivator: null },
    norms: { norms: initial.norms },
    workEnvironment: { workEnvironment: initial.workEnvironment },
    monthQuestions: { monthQuestionsAnswers: initial.monthQuestionsAnswers },
    ratings: { answers: {} },
  };
  return fields[block];
}

/** Turns a block off, with the documented resets, or on again and untouched. */
export function setApplicable(
  answers: CheckInAnswers,
  block: BlockName,
  isApplicable: boolean,
  questions: Questions,
): CheckInAnswers {
  const isOffEmotion = block === 'emotions' && !isApplicable;
  return {
    ...answers,
    ...initialOf(block, questions),
    ...(isOffEmotion ? { emotion: EMOTION_NOT_APPLICABLE_ID } : {}),
    isApplicable: { ...answers.isApplicable, [block]: isApplicable },
    touched: answers.touched.filter((touched) => touched.split('.')[0] !== block),
  };
}

/** Returns whether a block, or one entry of it, is complete: answered or skipped. */
export function isSettled(answers: CheckInAnswers, block: BlockName, itemId?: number): boolean {
  if (!answers.isApplicable[block]) return true;
  if (itemId !== undefined) return answers.touched.includes(`${block}.${itemId}`);
  // One rating is enough: a leader may not know how everyone did.
  if (isItemBlock(block)) return answers.touched.some((entry) => entry.startsWith(`${block}.`));
  return answers.touched.includes(block);
}
