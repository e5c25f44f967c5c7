import { norms } from '#/lib/domain/catalogue/norms.ts';
import type { UserCtx } from '#/lib/platform/context.ts';

/** Returns the norms a person may choose from: those the company chose, or all while it has chosen none. */
export async function listOfferedNorms(ctx: UserCtx): Promise<(typeof norms)[number][]> {
  const { normIds } = await ctx.db.company.findUniqueOrThrow({
    where: { id: ctx.company.id },
    select: { normIds: true },
  });
  return norms.filter(({ id }) => normIds.length === 0 || normIds.includes(id));
}
