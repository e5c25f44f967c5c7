import { handle } from '#/app/handle.ts';
import { listPulseTimesContract } from '#/lib/domain/pulses/options-contract.ts';
import { listPulseTimes } from '#/lib/domain/pulses/queries/list-pulse-times.ts';

export const GET = handle(listPulseTimesContract, () => listPulseTimes());
