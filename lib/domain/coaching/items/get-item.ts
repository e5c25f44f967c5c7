import { audienceOf } from '#/lib/domain/coaching/coaching.policy.ts';
import { type ItemRow, readItem } from '#/lib/domain/coaching/items/read-items.ts';
import { getCornerTeam } from '#/lib/domain/coaching/teams/get-corner-team.ts';
import type { UserCtx } from '#/lib/platform/context.ts';
import { isProblem, notFound } from '#/lib/platform/errors.ts';

/** Returns an item that is for this person in the current role. Throws `not_found` for every other one. */
export async function getItem(ctx: UserCtx, id: number): Promise<ItemRow> {
  const { company, actor } = ctx;
  const reader = { companyId: company.id, userId: actor.userId, audience: audienceOf(actor) };
  const item = await readItem({ ...reader, id });
  if (!item) throw notFound();
  await getCornerTeam(ctx, item.teamId).catch((error: unknown) => {
    // That there is such an item is nobody's business whom it is not for.
    throw isProblem(error) && error.code === 'forbidden' ? notFound() : error;
  });
  return item;
}
