import type { output } from 'zod';
import { takeStep } from '#/lib/domain/onboarding/steps/take-step.ts';
import { listOfferedNorms } from '#/lib/domain/profile/motivators/list-offered-norms.ts';
import type { valuesBody } from '#/lib/domain/profile/profile.schema.ts';
import type { UserCtx } from '#/lib/platform/context.ts';
import { invalid } from '#/lib/platform/errors.ts';

/** Stores the values this person chose; throws `invalid` for one that the company does not offer. */
export async function saveNorms(ctx: UserCtx, { norms: normIds }: output<typeof valuesBody>) {
  const offered = await listOfferedNorms(ctx);
  if (normIds.some((normId) => !offered.some(({ id }) => id === normId)))
    throw invalid('Please choose from the list of values.');
  return takeStep(ctx, 5, async (tx) => {
    await tx.user.update({ where: { id: ctx.actor.userId }, data: { normIds } });
    return 'done';
  });
}
