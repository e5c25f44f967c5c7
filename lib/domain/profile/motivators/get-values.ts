import { listOfferedNorms } from '#/lib/domain/profile/motivators/list-offered-norms.ts';
import { presentValues } from '#/lib/domain/profile/profile.present.ts';
import type { UserCtx } from '#/lib/platform/context.ts';

/** Returns the values on offer in this company and those this person chose. */
export async function getValues(ctx: UserCtx) {
  const [offered, { normIds }] = await Promise.all([
    listOfferedNorms(ctx),
    ctx.db.user.findUniqueOrThrow({
      where: { id: ctx.actor.userId, companyId: ctx.company.id },
      select: { normIds: true },
    }),
  ]);
  return presentValues(offered, normIds);
}
