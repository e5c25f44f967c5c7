import type { StepId } from '#/lib/domain/onboarding/constants.ts';
import { getProgressAt, type Progress } from '#/lib/domain/onboarding/steps/get-progress.ts';
import { stepsToDo } from '#/lib/domain/onboarding/steps/steps.policy.ts';
import type { UserCtx } from '#/lib/platform/context.ts';
import { inTransaction, type Transaction } from '#/lib/platform/db.ts';

/** `done` and `begun` say how far the step is, `reopened` that a change has made it incomplete. */
type Outcome = 'done' | 'begun' | 'reopened';

/**
 * Does the work of one step, all in its transaction, and returns the step to continue with. Steps may be taken in any
 * order and again, after the end too. Throws `forbidden` for a step this person does not have.
 */
export function takeStep(
  ctx: UserCtx,
  step: StepId,
  work: (tx: Transaction, progress: Progress) => Promise<Outcome>,
): Promise<{ step: StepId }> {
  return inTransaction(ctx.db, async (tx) => {
    await lockPerson(tx, ctx);
    const progress = await getProgressAt(ctx, step, tx);
    const outcome = await work(tx, progress);
    const others = progress.done.filter((done) => done !== step);
    const isDone = outcome === 'done' || (outcome === 'begun' && others.length < progress.done.length);
    const done = isDone ? [...others, step] : others;
    await tx.user.update({ where: { id: ctx.actor.userId }, data: { onboardingStepsDone: done } });
    return { step: stepsToDo(progress.steps, done)[0] ?? 7 };
  });
}

/** Makes parallel calls of one person in onboarding happen one after the other. */
export async function lockPerson(tx: Transaction, ctx: UserCtx): Promise<void> {
  await tx.$queryRaw`SELECT id FROM users WHERE id = ${ctx.actor.userId} FOR NO KEY UPDATE`;
}
