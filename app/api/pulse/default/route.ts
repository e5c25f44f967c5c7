import { handle } from '#/app/handle.ts';
import { listReadySurveys } from '#/lib/domain/pulses/questions/list-ready-surveys.ts';
import { listReadySurveysContract } from '#/lib/domain/pulses/questions/options.contract.ts';

export const GET = handle(listReadySurveysContract, ({ ctx }) => listReadySurveys(ctx));
