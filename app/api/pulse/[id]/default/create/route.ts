import { handle } from '#/app/handle.ts';
import { createReadyPulseContract } from '#/lib/domain/pulses/manage/manage.contract.ts';
import { createReadyPulse } from '#/lib/domain/pulses/manage/pulse.service.ts';

export const POST = handle(createReadyPulseContract, ({ ctx, params, body }) => createReadyPulse(ctx, params.id, body));
