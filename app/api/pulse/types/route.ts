import { handle } from '#/app/handle.ts';
import { listQuestionTypes } from '#/lib/domain/pulses/questions/list-question-types.ts';
import { listQuestionTypesContract } from '#/lib/domain/pulses/questions/options.contract.ts';

export const GET = handle(listQuestionTypesContract, () => listQuestionTypes());
