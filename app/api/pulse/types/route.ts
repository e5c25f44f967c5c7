import { handle } from '#/app/handle.ts';
import { listQuestionTypesContract } from '#/lib/domain/pulses/questions/options.contract.ts';
import { listQuestionTypes } from '#/lib/domain/pulses/questions/question.service.ts';

export const GET = handle(listQuestionTypesContract, ({ ctx }) => listQuestionTypes(ctx));
