import { handle } from '#/app/handle.ts';
import { submitPulseAnswers } from '#/lib/domain/pulses/commands/submit-pulse-answers.ts';
import { submitPulseAnswersContract } from '#/lib/domain/pulses/respond-contract.ts';

export const POST = handle(submitPulseAnswersContract, ({ ctx, params, body }) =>
  submitPulseAnswers(ctx, { token: params.id, ...body }),
);
