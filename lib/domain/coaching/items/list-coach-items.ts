import { audienceOf } from '#/lib/domain/coaching/coaching.policy.ts';
import { ITEMS_PAGE_SIZE, type ItemKind, type ItemList, itemKinds } from '#/lib/domain/coaching/constants.ts';
import { presentItem } from '#/lib/domain/coaching/items/items.present.ts';
import { readItems } from '#/lib/domain/coaching/items/read-items.ts';
import { getCornerTeam } from '#/lib/domain/coaching/teams/get-corner-team.ts';
import type { UserCtx } from '#/lib/platform/context.ts';
import { ID_MAX } from '#/lib/platform/ids.ts';

interface Page {
  offset: number;
  until?: number | undefined;
}

/**
 * Returns a page of the insights or trends that are for this person about a team, newest first, and what keeps the next
 * pages from shifting when newer ones come. Throws what `getCornerTeam` throws.
 */
export async function listCoachItems(ctx: UserCtx, teamId: number, { list, offset, until }: Page & { list: ItemList }) {
  const team = await getCornerTeam(ctx, teamId);
  const { company, actor } = ctx;
  const items = await readItems({
    companyId: company.id,
    userId: actor.userId,
    audience: audienceOf(actor),
    teamId,
    kinds: kindsOf(list),
    until: until ?? null,
    offset,
    limit: ITEMS_PAGE_SIZE,
  });
  const newest = offset === 0 ? (items[0]?.id ?? 0) : ID_MAX;
  return { items: items.map((item) => presentItem(item, team)), until: until ?? newest };
}

function kindsOf(list: ItemList): ItemKind[] {
  return (Object.keys(itemKinds) as ItemKind[]).filter((kind) => itemKinds[kind].list === list);
}
