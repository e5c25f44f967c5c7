import { handle } from '#/app/handle.ts';
import { getAssessmentContract, saveAssessmentContract } from '#/lib/domain/assessment/assessment.contract.ts';
import { getAssessment } from '#/lib/domain/assessment/get-assessment.ts';
import { saveAssessment } from '#/lib/domain/assessment/save-assessment.ts';

export const GET = handle(getAssessmentContract, ({ ctx }) => getAssessment(ctx));
export const POST = handle(saveAssessmentContract, ({ ctx, body }) => saveAssessment(ctx, body));
