import { handle } from '#/app/handle.ts';
import { listPulses } from '#/lib/domain/pulses/manage/list-pulses.ts';
import { listPulsesContract } from '#/lib/domain/pulses/manage/manage.contract.ts';

export const GET = handle(listPulsesContract, ({ ctx, query }) => listPulses(ctx, query));
