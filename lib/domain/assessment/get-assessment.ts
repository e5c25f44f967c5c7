import { presentAssessment } from '#/lib/domain/assessment/assessment.present.ts';
import type { Assessment } from '#/lib/domain/assessment/assessment.schema.ts';
import { findResult } from '#/lib/domain/assessment/personality/find-result.ts';
import { readAnswers } from '#/lib/domain/assessment/personality/read-answers.ts';
import type { UserCtx } from '#/lib/platform/context.ts';

/** Returns the statements with what the person who asks has answered, and the result once there is one. */
export async function getAssessment(ctx: UserCtx): Promise<Assessment> {
  return presentAssessment(await readAnswers(ctx.db, ctx), await findResult(ctx));
}
