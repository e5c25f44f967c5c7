import { handle } from '#/app/handle.ts';
import { activatePulseContract } from '#/lib/domain/pulses/activation/activation.contract.ts';
import { activatePulse } from '#/lib/domain/pulses/activation/activation.service.ts';

export const GET = handle(activatePulseContract, ({ ctx, params }) => activatePulse(ctx, params.id));
