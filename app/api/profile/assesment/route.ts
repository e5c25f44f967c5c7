import { handle } from '#/app/handle.ts';
import { getAssessmentSummary } from '#/lib/domain/profile/motivators/motivators.service.ts';
import { getAssessmentSummaryContract } from '#/lib/domain/profile/profile.contract.ts';

export const GET = handle(getAssessmentSummaryContract, ({ ctx }) => getAssessmentSummary(ctx));
