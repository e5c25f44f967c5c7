import { handle } from '#/app/handle.ts';
import { updatePulse } from '#/lib/domain/pulses/commands/update-pulse.ts';
import { managePulseContract } from '#/lib/domain/pulses/contract.ts';

export const POST = handle(managePulseContract, ({ ctx, params, body }) =>
  updatePulse(ctx, params.id, { ...body, questions: undefined }),
);
