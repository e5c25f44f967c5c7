import { recordAct } from '#/lib/domain/acts/record-act.ts';
import { forgetPersonality } from '#/lib/domain/assessment/personality/forget-personality.ts';
import type { UserCtx } from '#/lib/platform/context.ts';
import { inTransaction } from '#/lib/platform/db.ts';

/** Deletes answers and result of the person who asks, so that they can begin anew; again, it changes nothing. */
export async function destroyPersonality(ctx: UserCtx): Promise<Record<never, never>> {
  const { actor, company } = ctx;
  await inTransaction(ctx.db, async (tx) => {
    const was = await forgetPersonality(tx, { companyId: company.id, userId: actor.userId });
    if (was) await recordAct(tx, ctx, { action: 'assessment.remove' });
  });
  return {};
}
