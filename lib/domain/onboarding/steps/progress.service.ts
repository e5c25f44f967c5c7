import type { StepId } from '#/lib/domain/onboarding/constants.ts';
import { type Newcomer, stepsFor, stepsToDo } from '#/lib/domain/onboarding/steps/steps.policy.ts';
import type { UserCtx } from '#/lib/platform/context.ts';
import { inTransaction, type Transaction } from '#/lib/platform/db.ts';
import { forbidden } from '#/lib/platform/errors.ts';

export interface Progress extends Newcomer {
  steps: StepId[];
  done: number[];
  toDo: StepId[];
  /** The step to continue with. */
  step: StepId;
  isCompleted: boolean;
}

/** Returns how far this person is, by their roles when the call began; `db` reads their answers. */
export async function getProgress(ctx: UserCtx, db: Transaction = ctx.db): Promise<Progress> {
  const person = await db.user.findUniqueOrThrow({
    where: { id: ctx.actor.userId, companyId: ctx.company.id },
    select: { onboardingStepsDone: true, onboardingCompletedAt: true, administrator: { select: { isCreator: true } } },
  });
  const newcomer = { roles: ctx.actor.roles, isCompanyCreator: person.administrator?.isCreator === true };
  const steps = stepsFor(newcomer);
  const done = person.onboardingStepsDone;
  const isCompleted = person.onboardingCompletedAt !== null;
  const toDo = stepsToDo(steps, { done, isCompleted });
  return { ...newcomer, steps, done, toDo, step: toDo[0] ?? 7, isCompleted };
}

/** Returns how far a person is who needs this step. Throws `forbidden` if it isn't one of theirs. */
export async function getProgressAt(ctx: UserCtx, step: StepId, db: Transaction = ctx.db): Promise<Progress> {
  const progress = await getProgress(ctx, db);
  if (!progress.steps.includes(step)) throw forbidden();
  return progress;
}

/** `done` and `begun` say how far the step is; `reopened` says that a change has made it incomplete. */
type Outcome = 'done' | 'begun' | 'reopened';

/**
 * Runs the work of one step in one transaction, and returns the step to continue with. Steps may be done in any order
 * and repeated, even after the end. Throws `forbidden` for a step this person doesn't have.
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
    return { step: stepsToDo(progress.steps, { ...progress, done })[0] ?? 7 };
  });
}

/** Runs parallel calls of one person in onboarding one after another. */
export async function lockPerson(tx: Transaction, ctx: UserCtx): Promise<void> {
  await tx.$queryRaw`SELECT id FROM users WHERE id = ${ctx.actor.userId} FOR NO KEY UPDATE`;
}

/** Returns the email addresses this person has invited as administrators, joined or not, in order of invitation. */
export async function listInvitedAdministrators(ctx: UserCtx, db: Transaction = ctx.db): Promise<string[]> {
  const invitations = await db.invitation.findMany({
    where: {
      companyId: ctx.company.id,
      kind: 'company_administrator',
      invitedById: ctx.actor.userId,
      revokedAt: null,
    },
    select: { email: true },
    orderBy: { id: 'asc' },
  });
  return [...new Set(invitations.map(({ email }) => email))];
}
