import * as z from 'zod';
import { audienceOf } from '#/lib/domain/coaching/coaching.policy.ts';
import { ITEMS_PAGE_SIZE, type ItemKind, type ItemList, itemKinds } from '#/lib/domain/coaching/constants.ts';
import type { EvaluatedCompany, TeamDraft } from '#/lib/domain/coaching/items/draft-items.ts';
import { presentItem, presentVotes } from '#/lib/domain/coaching/items/items.present.ts';
import { type ItemRow, readItem, readItems } from '#/lib/domain/coaching/items/read-items.ts';
import { getCornerTeam } from '#/lib/domain/coaching/teams/coach-team.service.ts';
import type { UserCtx } from '#/lib/platform/context.ts';
import type { Statements } from '#/lib/platform/db.ts';
import { isProblem, notFound } from '#/lib/platform/errors.ts';
import { ID_MAX } from '#/lib/platform/ids.ts';
import { asRows } from '#/lib/platform/row-shape.ts';

interface Page {
  offset: number;
  until?: number | undefined;
}

/**
 * Returns a page of this person's insights or trends about a team, newest first, and the id that keeps later pages
 * stable when newer items arrive. Throws what `getCornerTeam` throws.
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
  return {
    items: items.map((item) => presentItem(item, { today: team.today, locale: ctx.locale })),
    until: until ?? newest,
  };
}

function kindsOf(list: ItemList): ItemKind[] {
  return (Object.keys(itemKinds) as ItemKind[]).filter((kind) => itemKinds[kind].list === list);
}

/** Records that this person has opened an item. Throws what `getItem` throws. */
export async function seeCoachItem(ctx: UserCtx, id: number) {
  await getItem(ctx, id);
  const state = { companyId: ctx.company.id, itemId: id, userId: ctx.actor.userId };
  await ctx.db.coachItemState.createMany({ data: state, skipDuplicates: true });
  return { seen: true as const };
}

/**
 * Likes (1) or dislikes (−1) an item, which then counts as opened. The same vote again removes it, the other vote
 * replaces it. Returns the item's votes. Throws what `getItem` throws.
 */
export async function voteCoachItem(ctx: UserCtx, id: number, vote: 1 | -1) {
  await getItem(ctx, id);
  await ctx.db.$executeRaw`
    INSERT INTO coach_item_states AS known (company_id, item_id, user_id, vote)
    VALUES (${ctx.company.id}, ${id}, ${ctx.actor.userId}, ${vote})
    ON CONFLICT (item_id, user_id) DO UPDATE SET vote = CASE known.vote WHEN ${vote} THEN 0 ELSE ${vote} END`;
  return presentVotes(await getItem(ctx, id));
}

/** Returns an item for this person in the current role. Throws `not_found` for any other item. */
export async function getItem(ctx: UserCtx, id: number): Promise<ItemRow> {
  const { company, actor } = ctx;
  const reader = { companyId: company.id, userId: actor.userId, audience: audienceOf(actor) };
  const item = await readItem({ ...reader, id });
  if (!item) throw notFound();
  await getCornerTeam(ctx, item.teamId).catch((error: unknown) => {
    // People it isn't for must not learn that it exists.
    throw isProblem(error) && error.code === 'forbidden' ? notFound() : error;
  });
  return item;
}

const storedItem = z.object({ id: z.number(), teamId: z.number(), textKey: z.string() });

/**
 * Stores drafted items and how far the teams were evaluated. Returns the leaders' items that are new, because a
 * repeated run doesn't write an item twice.
 */
export async function storeItems(
  tx: Statements,
  { companyId, asOf, today }: EvaluatedCompany,
  drafts: readonly TeamDraft[],
): Promise<z.output<typeof storedItem>[]> {
  const items = drafts.flatMap(({ team, items: ofTeam }) => ofTeam.map((item) => ({ ...item, teamId: team.id })));
  const evaluated = drafts.map(({ team, visibility }) => ({
    teamId: team.id,
    motivatorId: visibility.byName.gap?.motivatorId ?? null,
    motivatorSince: visibility.byName.gap?.since ?? null,
  }));
  await tx.$executeRaw`
    INSERT INTO coach_evaluations AS known (team_id, company_id, evaluated_until, motivator_id, motivator_since)
    SELECT "teamId", ${companyId}::int, ${asOf}::date, "motivatorId", "motivatorSince"
    FROM json_to_recordset(${JSON.stringify(evaluated)}::json)
      AS row ("teamId" int, "motivatorId" int, "motivatorSince" date)
    ON CONFLICT (team_id) DO UPDATE SET evaluated_until = greatest(known.evaluated_until, excluded.evaluated_until),
      motivator_id = excluded.motivator_id, motivator_since = excluded.motivator_since`;
  if (items.length === 0) return [];
  return asRows(
    storedItem,
    await tx.$queryRaw`
    WITH stored AS (
      INSERT INTO coach_items (company_id, team_id, audience, user_id, kind, color, text_key, theme_id, facts, written_on)
      SELECT ${companyId}::int, "teamId", audience, "userId", kind, color, "textKey", "themeId", facts, ${today}::date
      FROM json_to_recordset(${JSON.stringify(items)}::json) AS row ("teamId" int, audience text, "userId" int, kind text,
        color text, "textKey" text, "themeId" int, facts jsonb)
      ON CONFLICT DO NOTHING RETURNING id, team_id, audience, text_key
    )
    SELECT id, team_id AS "teamId", text_key AS "textKey" FROM stored WHERE audience = 'leader'`,
  );
}
