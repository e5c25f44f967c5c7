import { handle } from '#/app/handle.ts';
import { listQuestionTypesContract } from '#/lib/domain/pulses/options-contract.ts';
import { listQuestionTypes } from '#/lib/domain/pulses/queries/list-question-types.ts';

export const GET = handle(listQuestionTypesContract, () => listQuestionTypes());
