import { handle } from '#/app/handle.ts';
import { activatePulse } from '#/lib/domain/pulses/activation/activate-pulse.ts';
import { activatePulseContract } from '#/lib/domain/pulses/activation/activation.contract.ts';

export const GET = handle(activatePulseContract, ({ ctx, params }) => activatePulse(ctx, params.id));
