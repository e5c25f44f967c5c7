import { handle } from '#/app/handle.ts';
import { listPulsesContract } from '#/lib/domain/pulses/contract.ts';
import { listPulses } from '#/lib/domain/pulses/queries/list-pulses.ts';

export const GET = handle(listPulsesContract, ({ ctx, query }) => listPulses(ctx, query));
