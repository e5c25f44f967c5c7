import * as z from 'zod';
import { addDays, type LocalDate } from '#/lib/domain/calendar/local-date.ts';
import { audiences, type ItemKind, itemColors, itemKinds } from '#/lib/domain/coaching/constants.ts';
import { CAPS } from '#/lib/domain/coaching/rules/rules.constants.ts';
import type { Connection } from '#/lib/domain/dashboards/published/read-published.ts';
import { asRows } from '#/lib/platform/row-shape.ts';

const kinds = Object.keys(itemKinds) as [ItemKind, ...ItemKind[]];
const insightKinds = kinds.filter((kind) => itemKinds[kind].list === 'insights');

const writtenItem = z.object({
  teamId: z.number(),
  audience: z.enum(audiences),
  userId: z.number().nullable(),
  kind: z.enum(kinds),
  color: z.enum(itemColors),
  textKey: z.string(),
  themeId: z.number().nullable(),
  facts: z.record(z.string(), z.union([z.number(), z.string()])),
  writtenOn: z.iso.date(),
});

/** A team's audience, its number of insights, and the most that one reader has opened. */
const openedRow = z.object({
  teamId: z.number(),
  audience: z.enum(audiences),
  insights: z.number(),
  opened: z.number(),
});

/** An item that was written for a team recently. */
export type WrittenTeamItem = z.output<typeof writtenItem>;
export type OpenedInsights = z.output<typeof openedRow>;

interface ItemsQuery {
  companyId: number;
  teamIds: readonly number[];
  today: LocalDate;
}

/** Reads the recent items of some teams: from the period when no item is repeated. */
export async function readWrittenItems(
  on: Connection,
  { companyId, teamIds, today }: ItemsQuery,
): Promise<WrittenTeamItem[]> {
  const text = `
    SELECT team_id AS "teamId", audience, user_id AS "userId", kind, color, text_key AS "textKey", theme_id AS "themeId", facts,
      written_on::text AS "writtenOn"
    FROM coach_items WHERE company_id = $1 AND team_id = ANY ($2) AND written_on > $3`;
  const values = [companyId, teamIds, addDays(today, -CAPS.themeDays)];
  return asRows(writtenItem, await on.query({ name: 'coach-written-items', text, values }));
}

/** Reads how many of a team's insights from that period were opened by the person who has opened the most. */
export async function readOpenedInsights(
  on: Connection,
  { companyId, teamIds, today }: ItemsQuery,
): Promise<OpenedInsights[]> {
  const text = `
    WITH lately AS (
      SELECT id, team_id, audience FROM coach_items
      WHERE company_id = $1 AND team_id = ANY ($2) AND written_on > $3 AND kind = ANY ($4) AND user_id IS NULL
    )
    SELECT team_id AS "teamId", audience, count(*)::int AS insights, coalesce((
        SELECT max(n)::int FROM (SELECT count(*) AS n FROM lately own JOIN coach_item_states s ON s.item_id = own.id
          WHERE own.team_id = lately.team_id AND own.audience = lately.audience GROUP BY s.user_id) AS reader
      ), 0) AS opened
    FROM lately GROUP BY team_id, audience`;
  const values = [companyId, teamIds, addDays(today, -CAPS.themeDays), insightKinds];
  return asRows(openedRow, await on.query({ name: 'coach-opened-insights', text, values }));
}
