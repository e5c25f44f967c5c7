import { handle } from '#/app/handle.ts';
import { createPulse } from '#/lib/domain/pulses/commands/create-pulse.ts';
import { createPulseContract } from '#/lib/domain/pulses/contract.ts';

export const POST = handle(createPulseContract, ({ ctx, body }) => createPulse(ctx, body));
