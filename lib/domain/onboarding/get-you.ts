import { presentYou } from '#/lib/domain/onboarding/onboarding.present.ts';
import type { UserCtx } from '#/lib/platform/context.ts';

/** Returns what the signed-in person has said about themselves so far. */
export async function getYou(ctx: UserCtx) {
  const where = { id: ctx.actor.userId, companyId: ctx.company.id };
  return presentYou(await ctx.db.user.findUniqueOrThrow({ where }));
}
