import { summariseAssessment } from '#/lib/domain/assessment/steps/summarise-assessment.ts';
import type { UserCtx } from '#/lib/platform/context.ts';

/** The person's assessment result in short, or how far they are. */
export function getAssessmentSummary(
  ctx: UserCtx,
): Promise<{ description: string; isCompleted: boolean; name: string }> {
  return summariseAssessment(ctx);
}
