import { handle } from '#/app/handle.ts';
import { listReadySurveysContract } from '#/lib/domain/pulses/questions/options.contract.ts';
import { listReadySurveys } from '#/lib/domain/pulses/questions/question.service.ts';

export const GET = handle(listReadySurveysContract, ({ ctx }) => listReadySurveys(ctx));
