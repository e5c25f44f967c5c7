import { type Example, example } from '#/lib/api/endpoint.ts';
import {
  destroyPersonalityContract,
  getAssessmentContract,
  getPersonalityContract,
  saveAssessmentContract,
} from '#/lib/domain/assessment/assessment.contract.ts';
import { presentAssessment, presentPersonality } from '#/lib/domain/assessment/assessment.present.ts';
import { type AnswerValue, ITEMS_COUNT } from '#/lib/domain/assessment/constants.ts';
import { computeRaw } from '#/lib/domain/assessment/personality/personality-scores.ts';

/** Someone with many ideas who has answered the first step. */
const first: readonly AnswerValue[] = [3, 2, 4, 3, 5, 3, 4, 2, 4, 1];
const answersOf = (count: number) =>
  new Map(Array.from({ length: count }, (_, at): [number, AnswerValue] => [at + 1, first[at % first.length] ?? 3]));
const raw = computeRaw([...answersOf(ITEMS_COUNT).values()]);
const completedAt = new Date('2026-11-18T16:20:00Z');
const result = presentPersonality({ raw, isUniform: false, completedAt }, null, 'en');
/** One of the five traits is enough as an example. */
const personality = { ...result, traits: result.traits.slice(0, 1) };
const whole = presentAssessment(answersOf(first.length), null, 'en');
/** Two statements of the first step are enough as an example. */
const begun = {
  ...whole,
  assesmentQuestions: whole.assesmentQuestions
    .slice(0, 1)
    .map(({ step, questions }) => ({ step, questions: questions.slice(0, 2) })),
};

export const assessmentExamples: readonly Example[] = [
  example(getAssessmentContract, { answer: begun }),
  example(saveAssessmentContract, {
    body: { currentStep: 1, answers: first.map((value, at) => ({ id: at + 1, value })) },
    answer: begun,
  }),
  example(getPersonalityContract, { answer: { personality } }),
  example(destroyPersonalityContract, { body: {}, answer: {} }),
];
