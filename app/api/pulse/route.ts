import { handle } from '#/app/handle.ts';
import { listPulsesContract } from '#/lib/domain/pulses/manage/manage.contract.ts';
import { listPulses } from '#/lib/domain/pulses/manage/pulse.service.ts';

export const GET = handle(listPulsesContract, ({ ctx, query }) => listPulses(ctx, query));
