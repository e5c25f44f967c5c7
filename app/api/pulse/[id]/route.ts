import { handle } from '#/app/handle.ts';
import { getPulseContract, updatePulseContract } from '#/lib/domain/pulses/manage/manage.contract.ts';
import { getPulse } from '#/lib/domain/pulses/manage/pulse.service.ts';
import { updatePulse } from '#/lib/domain/pulses/manage/pulse-settings.service.ts';

export const GET = handle(getPulseContract, ({ ctx, params }) => getPulse(ctx, params.id));
export const POST = handle(updatePulseContract, ({ ctx, params, body }) => updatePulse(ctx, params.id, body));
