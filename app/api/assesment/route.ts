import { handle } from '#/app/handle.ts';
import { saveAssessment } from '#/lib/domain/assessment/commands/save-assessment.ts';
import { getAssessmentContract, saveAssessmentContract } from '#/lib/domain/assessment/contract.ts';
import { getAssessment } from '#/lib/domain/assessment/queries/get-assessment.ts';

export const GET = handle(getAssessmentContract, ({ ctx }) => getAssessment(ctx));
export const POST = handle(saveAssessmentContract, ({ ctx, body }) => saveAssessment(ctx, body));
