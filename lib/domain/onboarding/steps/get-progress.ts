import type { StepId } from '#/lib/domain/onboarding/constants.ts';
import { type Newcomer, stepsFor, stepsToDo } from '#/lib/domain/onboarding/steps/steps.policy.ts';
import type { UserCtx } from '#/lib/platform/context.ts';
import type { Transaction } from '#/lib/platform/db.ts';
import { forbidden } from '#/lib/platform/errors.ts';

export interface Progress extends Newcomer {
  steps: StepId[];
  done: number[];
  toDo: StepId[];
  /** The step to continue with. */
  step: StepId;
  isCompleted: boolean;
}

/** Returns how far this person is, by their roles when the call began; the person's answers are read with `db`. */
export async function getProgress(ctx: UserCtx, db: Transaction = ctx.db): Promise<Progress> {
  const person = await db.user.findUniqueOrThrow({
    where: { id: ctx.actor.userId, companyId: ctx.company.id },
    select: { onboardingStepsDone: true, onboardingCompletedAt: true, administrator: { select: { isCreator: true } } },
  });
  const newcomer = { roles: ctx.actor.roles, isCompanyCreator: person.administrator?.isCreator === true };
  const steps = stepsFor(newcomer);
  const done = person.onboardingStepsDone;
  const toDo = stepsToDo(steps, done);
  return {
    ...newcomer,
    steps,
    done,
    toDo,
    step: toDo[0] ?? 7,
    isCompleted: person.onboardingCompletedAt !== null,
  };
}

/** Returns the same for a person who needs a step; throws `forbidden` when it is not one of theirs. */
export async function getProgressAt(ctx: UserCtx, step: StepId, db: Transaction = ctx.db): Promise<Progress> {
  const progress = await getProgress(ctx, db);
  if (!progress.steps.includes(step)) throw forbidden();
  return progress;
}
