import { handle } from '#/app/handle.ts';
import { getAssessmentSummaryContract } from '#/lib/domain/profile/contract.ts';
import { getAssessmentSummary } from '#/lib/domain/profile/queries/get-assessment-summary.ts';

export const GET = handle(getAssessmentSummaryContract, ({ ctx }) => getAssessmentSummary(ctx));
