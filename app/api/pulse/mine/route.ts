import { handle } from '#/app/handle.ts';
import { listOwnPulses } from '#/lib/domain/pulses/respond/list-own-pulses.ts';
import { listOwnPulsesContract } from '#/lib/domain/pulses/respond/respond.contract.ts';

export const GET = handle(listOwnPulsesContract, ({ ctx }) => listOwnPulses(ctx));
