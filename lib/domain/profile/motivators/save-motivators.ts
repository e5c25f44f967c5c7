import { getMotivators } from '#/lib/domain/profile/motivators/get-motivators.ts';
import type { UserCtx } from '#/lib/platform/context.ts';

/** Stores order and priorities, both from most to least important, and returns the result they give. */
export async function saveMotivators(ctx: UserCtx, body: { ratings: number[]; priorities: number[] }) {
  await ctx.db.user.update({
    where: { id: ctx.actor.userId, companyId: ctx.company.id },
    data: { motivatorRatings: body.ratings, motivatorPriorities: body.priorities },
  });
  return getMotivators(ctx);
}
