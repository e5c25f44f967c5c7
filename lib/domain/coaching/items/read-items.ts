import * as z from 'zod';
import type { Audience, ItemKind } from '#/lib/domain/coaching/constants.ts';
import { itemColors, itemKinds } from '#/lib/domain/coaching/constants.ts';
import { pool } from '#/lib/platform/db.ts';
import { asRows } from '#/lib/platform/row-shape.ts';

const kinds = Object.keys(itemKinds) as [ItemKind, ...ItemKind[]];

const itemFacts = z.record(z.string(), z.union([z.number(), z.string()]));

const itemRow = z.object({
  id: z.number(),
  teamId: z.number(),
  audience: z.enum(['leader', 'member']),
  isOwn: z.boolean(),
  kind: z.enum(kinds),
  color: z.enum(itemColors),
  textKey: z.string(),
  themeId: z.number().nullable(),
  facts: itemFacts,
  writtenOn: z.iso.date(),
  seen: z.boolean(),
  vote: z.number(),
  likesCount: z.number(),
  dislikesCount: z.number(),
});
export type ItemRow = z.output<typeof itemRow>;

const votesOf = (vote: '1' | '-1', former: 'former_likes' | 'former_dislikes') =>
  `(SELECT count(*)::int + i.${former} FROM coach_item_states v WHERE v.item_id = i.id AND v.vote = ${vote})`;

const columns = `i.id, i.team_id AS "teamId", i.audience, i.user_id IS NOT NULL AS "isOwn", i.kind, i.color,
  i.text_key AS "textKey", i.theme_id AS "themeId", i.facts, i.written_on::text AS "writtenOn", s.item_id IS NOT NULL AS seen,
  coalesce(s.vote, 0) AS vote, ${votesOf('1', 'former_likes')} AS "likesCount", ${votesOf('-1', 'former_dislikes')} AS "dislikesCount"`;

/**
 * Items for a person ($2) in an audience ($3): their own items and items for everyone. Members read items since the day
 * they joined. Leaders read items after the day from which they read check-ins by name, because some items are based on
 * them. A former leader who joins the team reads items from the next day, because earlier ones could contain what was
 * hidden from them.
 */
const tables = `coach_items i LEFT JOIN coach_item_states s ON s.item_id = i.id AND s.user_id = $2`;
const isShown = `i.company_id = $1 AND i.audience = $3 AND (i.user_id IS NULL OR i.user_id = $2)
  AND (i.user_id = $2 OR ($3 = 'leader' AND EXISTS (SELECT FROM leaderships r WHERE r.team_id = i.team_id
      AND r.user_id = $2 AND r.ended_on IS NULL AND (r.begins_on IS NULL OR i.written_on > r.begins_on)))
    OR ($3 = 'member' AND i.written_on >= (SELECT (m.joined_at AT TIME ZONE c.time_zone)::date
        + (EXISTS (SELECT FROM leaderships r WHERE r.team_id = m.team_id AND r.user_id = m.user_id))::int
      FROM team_members m JOIN companies c ON c.id = m.company_id WHERE m.team_id = i.team_id AND m.user_id = $2)))`;

interface Reader {
  companyId: number;
  userId: number;
  audience: Audience;
}

interface ItemsQuery extends Reader {
  teamId: number;
  kinds: readonly ItemKind[];
  /** No newer item than this one; null for the newest. */
  until: number | null;
  offset: number;
  limit: number;
}

/** Reads a page of a person's items about a team, newest first. */
export async function readItems(query: ItemsQuery): Promise<ItemRow[]> {
  const { companyId, userId, audience, teamId, kinds: among, until, offset, limit } = query;
  return asRows(
    itemRow,
    await pool().query({
      name: 'coach-items',
      text: `SELECT ${columns} FROM ${tables}
        WHERE ${isShown} AND i.team_id = $4 AND i.kind = ANY ($5) AND i.id <= coalesce($6, ${2 ** 31 - 1})
        ORDER BY i.id DESC OFFSET $7 LIMIT $8`,
      values: [companyId, userId, audience, teamId, among, until, offset, limit],
    }),
  );
}

/** Reads one item of the company, whether or not its team is the reader's; null if it isn't for them. */
export async function readItem({ companyId, userId, audience, id }: Reader & { id: number }): Promise<ItemRow | null> {
  const text = `SELECT ${columns} FROM ${tables} WHERE ${isShown} AND i.id = $4`;
  const [item] = asRows(
    itemRow,
    await pool().query({ name: 'coach-item', text, values: [companyId, userId, audience, id] }),
  );
  return item ?? null;
}
