import type { StepId } from '#/lib/domain/onboarding/constants.ts';
import { stepToDo } from '#/lib/domain/onboarding/policy.ts';
import { getProgressAt, type Progress } from '#/lib/domain/onboarding/queries/get-progress.ts';
import type { UserCtx } from '#/lib/platform/context.ts';
import { inTransaction, type Transaction } from '#/lib/platform/db.ts';
import { Problem } from '#/lib/platform/errors.ts';

/** `done` moves on; `begun` stays; `reopened` leads back to a step that a change has made incomplete. */
type Outcome = 'done' | 'begun' | 'reopened';

/**
 * Does the work of one step, all in its transaction, and answers the step to continue with. A step may be revisited,
 * but not taken before its turn. Throws `forbidden` for a step this person is not shown, and `conflict` out of turn or
 * after the end.
 */
export function takeStep(
  ctx: UserCtx,
  step: StepId,
  work: (tx: Transaction, progress: Progress) => Promise<Outcome>,
): Promise<{ step: StepId }> {
  return inTransaction(ctx.db, async (tx) => {
    await lockPerson(tx, ctx);
    const progress = await getProgressAt(ctx, step, tx);
    if (progress.isCompleted) throw new Problem('conflict', 'You have finished onboarding already.');
    if (step > progress.step) throw new Problem('conflict', 'Please take the step before this one first.');
    const outcome = await work(tx, progress);
    const isForward = outcome === 'done' && step === progress.step;
    const next = isForward ? stepToDo(progress.steps, step + 1) : outcome === 'reopened' ? step : progress.step;
    await tx.user.update({ where: { id: ctx.actor.userId }, data: { onboardingStep: next } });
    return { step: next };
  });
}

/** Whatever one person does in onboarding at the same time happens one after the other. */
export async function lockPerson(tx: Transaction, ctx: UserCtx): Promise<void> {
  await tx.$queryRaw`SELECT id FROM users WHERE id = ${ctx.actor.userId} FOR NO KEY UPDATE`;
}
