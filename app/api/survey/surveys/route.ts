import { handle } from '#/app/handle.ts';
import { listSurveys } from '#/lib/domain/check-ins/respond/questionnaire.service.ts';
import { listSurveysContract } from '#/lib/domain/check-ins/respond/surveys.contract.ts';

export const GET = handle(listSurveysContract, ({ ctx }) => listSurveys(ctx));
