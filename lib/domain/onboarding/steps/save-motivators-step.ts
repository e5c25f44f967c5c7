import type { output } from 'zod';
import type { User } from '#/generated/prisma/client.ts';
import { getBaselineResult } from '#/lib/domain/onboarding/get-baseline-result.ts';
import { type motivatorsStepBody, storedBaselines } from '#/lib/domain/onboarding/onboarding.schema.ts';
import { takeStep } from '#/lib/domain/onboarding/steps/take-step.ts';
import type { UserCtx } from '#/lib/platform/context.ts';
import { invalid } from '#/lib/platform/errors.ts';

type Body = output<typeof motivatorsStepBody>;
type Baselines = NonNullable<Body['userBaselines']>;

/**
 * Stores one sub-step or several and returns the result so far. Throws `invalid` for a sub-step that comes too early:
 * priorities need the order, baselines are one per priority, and the reason needs the baselines.
 */
export async function saveMotivatorsStep(ctx: UserCtx, body: Body) {
  const { step } = await takeStep(ctx, 6, async (tx) => {
    const { userId: id } = ctx.actor;
    const person = await tx.user.findUniqueOrThrow({ where: { id } });
    const { userRatings, userPriorities, userBaselines, userReason } = body;
    await tx.user.update({
      where: { id },
      data: {
        ...(userRatings ? { motivatorRatings: userRatings } : {}),
        ...(userPriorities ? { motivatorPriorities: userPriorities } : {}),
        ...(userBaselines ? { motivatorBaselines: checkedBaselines(person, body, userBaselines) } : {}),
        ...(userReason ? { motivatorReason: userReason } : {}),
      },
    });
    const { subStep } = await getBaselineResult(ctx, tx);
    requireGround(body, subStep);
    return subStep === 5 ? 'done' : 'reopened';
  });
  return { ...(await getBaselineResult(ctx)), step };
}

/** Returns the new baselines beside those of motivators that are no priority at present, so that none is lost. */
function checkedBaselines(person: User, { userPriorities = person.motivatorPriorities }: Body, baselines: Baselines) {
  const isComplete =
    baselines.length === userPriorities.length && baselines.every(({ id }) => userPriorities.includes(id));
  if (!isComplete) throw invalid('Please say for each of your priorities how well it is met.');
  const others = storedBaselines.parse(person.motivatorBaselines).filter(({ id }) => !userPriorities.includes(id));
  return [...baselines, ...others];
}

function requireGround({ userPriorities, userBaselines, userReason }: Body, subStep: number): void {
  if ((userPriorities || userBaselines || userReason) && subStep === 1)
    throw invalid('Please put all twelve motivators in order.');
  if ((userBaselines || userReason) && subStep === 2) throw invalid('Please choose your priorities first.');
  if (userReason && subStep === 3) throw invalid('Please say for each of your priorities how well it is met.');
}
