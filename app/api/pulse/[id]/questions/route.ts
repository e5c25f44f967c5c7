import { handle } from '#/app/handle.ts';
import { getPulseQuestions } from '#/lib/domain/pulses/respond/get-pulse-questions.ts';
import { getPulseQuestionsContract } from '#/lib/domain/pulses/respond/respond.contract.ts';

export const GET = handle(getPulseQuestionsContract, ({ ctx, params }) => getPulseQuestions(ctx, { token: params.id }));
