import { handle } from '#/app/handle.ts';
import { listPulseTimesContract } from '#/lib/domain/pulses/questions/options.contract.ts';
import { listPulseTimes } from '#/lib/domain/pulses/schedule/get-pulse-plan.ts';

export const GET = handle(listPulseTimesContract, () => listPulseTimes());
