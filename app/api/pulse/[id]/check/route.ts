import { handle } from '#/app/handle.ts';
import { checkPulseAnswerContract } from '#/lib/domain/pulses/respond/respond.contract.ts';
import { findAnswerConcerns } from '#/lib/domain/pulses/respond/respondent.service.ts';

export const POST = handle(checkPulseAnswerContract, ({ ctx, params, body }) =>
  findAnswerConcerns(ctx, { token: params.id, ...body }),
);
