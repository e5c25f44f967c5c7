import { handle } from '#/app/handle.ts';
import { activatePulseContract } from '#/lib/domain/pulses/actions-contract.ts';
import { activatePulse } from '#/lib/domain/pulses/commands/activate-pulse.ts';

export const GET = handle(activatePulseContract, ({ ctx, params }) => activatePulse(ctx, params.id));
