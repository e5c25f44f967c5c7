import type { ByQuestionType } from '#/lib/domain/pulses/questions/question-types.constants.ts';

const keys = { 2: 'types.2', 3: 'types.3', 4: 'types.4', 5: 'types.5', 6: 'types.6' } as const;

/** What screens call each type of question, by `pulses.questions`. */
export const questionTypeWords: ByQuestionType<(typeof keys)[keyof typeof keys]> = keys;
