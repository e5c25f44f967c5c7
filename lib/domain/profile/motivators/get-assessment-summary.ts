import { summariseAssessment } from '#/lib/domain/assessment/summarise-assessment.ts';
import type { UserCtx } from '#/lib/platform/context.ts';

/** Returns a summary of the person's assessment result, or how far they are. */
export function getAssessmentSummary(
  ctx: UserCtx,
): Promise<{ description: string; isCompleted: boolean; name: string }> {
  return summariseAssessment(ctx);
}
