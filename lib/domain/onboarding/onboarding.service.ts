import { localDateAt } from '#/lib/domain/calendar/zoned-time.ts';
import { presentMotivatorsStep, presentYou } from '#/lib/domain/onboarding/onboarding.present.ts';
import type { UserCtx } from '#/lib/platform/context.ts';
import type { Transaction } from '#/lib/platform/db.ts';

/** Returns what the signed-in person has said about themselves so far. */
export async function getYou(ctx: UserCtx) {
  const where = { id: ctx.actor.userId, companyId: ctx.company.id };
  return presentYou(await ctx.db.user.findUniqueOrThrow({ where }), ctx.locale);
}

/** Returns the motivators step so far, and the result of its baselines. */
export async function getBaselineResult(ctx: UserCtx, db: Transaction = ctx.db) {
  const where = { id: ctx.actor.userId, companyId: ctx.company.id };
  const person = await db.user.findUniqueOrThrow({ where });
  return presentMotivatorsStep(person, localDateAt(ctx.clock.now(), person.timeZone), ctx.locale);
}
