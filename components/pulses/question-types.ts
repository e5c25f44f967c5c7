import type { ByQuestionType } from '#/lib/domain/pulses/questions/question-types.constants.ts';

/** What screens call each type of question, by `pulses.questions`. */
export const questionTypeWords = {
  2: 'types.2',
  3: 'types.3',
  4: 'types.4',
  5: 'types.5',
  6: 'types.6',
} as const satisfies ByQuestionType<`types.${number}`>;
