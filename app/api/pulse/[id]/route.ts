import { handle } from '#/app/handle.ts';
import { updatePulse } from '#/lib/domain/pulses/commands/update-pulse.ts';
import { getPulseContract, updatePulseContract } from '#/lib/domain/pulses/contract.ts';
import { getPulse } from '#/lib/domain/pulses/queries/get-pulse.ts';

export const GET = handle(getPulseContract, ({ ctx, params }) => getPulse(ctx, params.id));
export const POST = handle(updatePulseContract, ({ ctx, params, body }) => updatePulse(ctx, params.id, body));
