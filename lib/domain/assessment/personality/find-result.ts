import { presentPersonality } from '#/lib/domain/assessment/assessment.present.ts';
import type { Personality } from '#/lib/domain/assessment/assessment.schema.ts';
import { INSTRUMENT_ID } from '#/lib/domain/assessment/constants.ts';
import type { UserCtx } from '#/lib/platform/context.ts';

/** Returns the result of the person who asks, in words; null until they have finished. */
export async function findResult({ db, actor, company }: UserCtx): Promise<Personality | null> {
  const result = await db.personalityResult.findFirst({ where: { companyId: company.id, userId: actor.userId } });
  if (!result) return null;
  const norms = await db.personalityNorm.findUnique({ where: { instrumentId: INSTRUMENT_ID } });
  return presentPersonality(result, norms);
}
