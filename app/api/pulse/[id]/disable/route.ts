import { handle } from '#/app/handle.ts';
import { disablePulseContract } from '#/lib/domain/pulses/activation/activation.contract.ts';
import { disablePulse } from '#/lib/domain/pulses/activation/activation.service.ts';

export const GET = handle(disablePulseContract, ({ ctx, params }) => disablePulse(ctx, params.id));
