import { handle } from '#/app/handle.ts';
import { deletePulseContract } from '#/lib/domain/pulses/activation/activation.contract.ts';
import { deletePulse } from '#/lib/domain/pulses/manage/pulse.service.ts';

export const GET = handle(deletePulseContract, ({ ctx, params }) => deletePulse(ctx, params.id));
