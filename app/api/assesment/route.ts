import { handle } from '#/app/handle.ts';
import { getAssessmentContract, saveAssessmentContract } from '#/lib/domain/assessment/assessment.contract.ts';
import { getAssessment, saveAssessment } from '#/lib/domain/assessment/assessment.service.ts';

export const GET = handle(getAssessmentContract, ({ ctx }) => getAssessment(ctx));
export const POST = handle(saveAssessmentContract, ({ ctx, body }) => saveAssessment(ctx, body));
