import { handle } from '#/app/handle.ts';
import { submitPulseAnswersContract } from '#/lib/domain/pulses/respond/respond.contract.ts';
import { submitPulseAnswers } from '#/lib/domain/pulses/respond/submit-pulse-answers.ts';

export const POST = handle(submitPulseAnswersContract, ({ ctx, params, body }) =>
  submitPulseAnswers(ctx, { token: params.id, ...body }),
);
