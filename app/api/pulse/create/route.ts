import { handle } from '#/app/handle.ts';
import { createPulse } from '#/lib/domain/pulses/manage/create-pulse.ts';
import { createPulseContract } from '#/lib/domain/pulses/manage/manage.contract.ts';

export const POST = handle(createPulseContract, ({ ctx, body }) => createPulse(ctx, body));
