import type { Personality } from '#/lib/domain/assessment/assessment.schema.ts';
import { findResult } from '#/lib/domain/assessment/personality/find-result.ts';
import type { UserCtx } from '#/lib/platform/context.ts';

/** Returns the result of the person who asks; null until they have finished. */
export async function getPersonality(ctx: UserCtx): Promise<{ personality: Personality | null }> {
  return { personality: await findResult(ctx) };
}
