import { handle } from '#/app/handle.ts';
import { closePulseContract } from '#/lib/domain/pulses/activation/activation.contract.ts';
import { closePulse } from '#/lib/domain/pulses/activation/activation.service.ts';

export const POST = handle(closePulseContract, ({ ctx, params }) => closePulse(ctx, params.id));
