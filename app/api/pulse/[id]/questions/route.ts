import { handle } from '#/app/handle.ts';
import { getPulseQuestionsContract } from '#/lib/domain/pulses/respond/respond.contract.ts';
import { getPulseQuestions } from '#/lib/domain/pulses/respond/respondent.service.ts';

export const GET = handle(getPulseQuestionsContract, ({ ctx, params }) => getPulseQuestions(ctx, { token: params.id }));
