import { handle } from '#/app/handle.ts';
import { createReadyPulse } from '#/lib/domain/pulses/manage/create-ready-pulse.ts';
import { createReadyPulseContract } from '#/lib/domain/pulses/manage/manage.contract.ts';

export const POST = handle(createReadyPulseContract, ({ ctx, params, body }) => createReadyPulse(ctx, params.id, body));
