import { handle } from '#/app/handle.ts';
import { listOwnPulsesContract } from '#/lib/domain/pulses/respond/respond.contract.ts';
import { listOwnPulses } from '#/lib/domain/pulses/respond/respondent.service.ts';

export const GET = handle(listOwnPulsesContract, ({ ctx }) => listOwnPulses(ctx));
