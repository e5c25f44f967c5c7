import { handle } from '#/app/handle.ts';
import { findAnswerConcerns } from '#/lib/domain/pulses/respond/find-answer-concerns.ts';
import { checkPulseAnswerContract } from '#/lib/domain/pulses/respond/respond.contract.ts';

export const POST = handle(checkPulseAnswerContract, ({ ctx, params, body }) =>
  findAnswerConcerns(ctx, { token: params.id, ...body }),
);
