import { handle } from '#/app/handle.ts';
import { createReadyPulse } from '#/lib/domain/pulses/commands/create-ready-pulse.ts';
import { createReadyPulseContract } from '#/lib/domain/pulses/contract.ts';

export const POST = handle(createReadyPulseContract, ({ ctx, params, body }) => createReadyPulse(ctx, params.id, body));
