import { handle } from '#/app/handle.ts';
import { listReadySurveysContract } from '#/lib/domain/pulses/options-contract.ts';
import { listReadySurveys } from '#/lib/domain/pulses/queries/list-ready-surveys.ts';

export const GET = handle(listReadySurveysContract, ({ ctx }) => listReadySurveys(ctx));
