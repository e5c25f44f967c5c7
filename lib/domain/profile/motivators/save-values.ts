import { listOfferedNorms } from '#/lib/domain/profile/motivators/list-offered-norms.ts';
import { presentValues } from '#/lib/domain/profile/profile.present.ts';
import type { UserCtx } from '#/lib/platform/context.ts';
import { invalid } from '#/lib/platform/errors.ts';

/** Stores the values this person chose; throws `invalid` for one that the company does not offer. */
export async function saveValues(ctx: UserCtx, { norms: normIds }: { norms: number[] }) {
  const offered = await listOfferedNorms(ctx);
  if (normIds.some((normId) => !offered.some(({ id }) => id === normId)))
    throw invalid('Please choose from the list of values.');
  await ctx.db.user.update({ where: { id: ctx.actor.userId, companyId: ctx.company.id }, data: { normIds } });
  return presentValues(offered, normIds);
}
