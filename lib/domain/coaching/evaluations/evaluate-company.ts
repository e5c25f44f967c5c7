import * as z from 'zod';
import { addDays } from '#/lib/domain/calendar/local-date.ts';
import { findBadTrend, notifyOfTrend } from '#/lib/domain/coaching/evaluations/notify-of-trend.ts';
import { draftItems } from '#/lib/domain/coaching/items/draft-items.ts';
import { storeItems } from '#/lib/domain/coaching/items/store-items.ts';
import type { ThemeVotes } from '#/lib/domain/coaching/rules/theme-order.ts';
import type { Connection } from '#/lib/domain/dashboards/published/read-published.ts';
import { minimumInForce } from '#/lib/domain/metrics/publication/minimum-group.ts';
import type { Ctx } from '#/lib/platform/context.ts';
import { inTransaction, pool } from '#/lib/platform/db.ts';
import { asRows } from '#/lib/platform/row-shape.ts';

/** Of one transaction: a crash loses no more work than this, and no statement comes near the time that one may take. */
const TEAMS_AT_ONCE = 25;

const dueTeams = z.object({
  /** The last day whose figures are published. */
  releasedUntil: z.iso.date(),
  minimumGroupSize: z.number(),
  personsMin: z.number().nullable(),
  teamIds: z.array(z.number()),
});

const dueStatement = `
SELECT r.released_until::text AS "releasedUntil", c.minimum_group_size AS "minimumGroupSize",
  r.persons_min AS "personsMin", ARRAY(
    SELECT t.id FROM teams t LEFT JOIN coach_evaluations e ON e.team_id = t.id
    WHERE t.company_id = c.id AND t.completed_at IS NOT NULL
      AND (e.evaluated_until IS NULL OR e.evaluated_until < r.released_until)
    ORDER BY t.id LIMIT ${TEAMS_AT_ONCE}
  ) AS "teamIds"
FROM companies c JOIN company_releases r ON r.company_id = c.id WHERE c.id = $1`;

/**
 * Writes the insights and trends of a company's teams for the last day whose figures are published, some teams in a
 * transaction each, and tells leaders of trends that ask for attention. Returns how many teams it looked at; a second
 * time none.
 */
export async function evaluateCompany(ctx: Ctx, { companyId }: { companyId: number }): Promise<number> {
  const votes = await readThemeVotes(pool(), companyId);
  let evaluated = 0;
  for (;;) {
    const query = { name: 'coach-due-teams', text: dueStatement, values: [companyId] };
    const [due] = asRows(dueTeams, await pool().query(query));
    if (!due || due.teamIds.length === 0) return evaluated;
    const { releasedUntil: asOf, teamIds } = due;
    const k = minimumInForce(due.minimumGroupSize, due.personsMin);
    const company = { companyId, asOf, today: addDays(asOf, 1), votes, k };
    const drafts = await draftItems(pool(), company, teamIds);
    await inTransaction(ctx.db, async (tx) => {
      const newItems = await storeItems(tx, company, drafts);
      for (const draft of drafts) {
        const trend = findBadTrend(draft);
        const isNew = newItems.some(({ teamId, textKey }) => teamId === draft.team.id && textKey === trend?.textKey);
        if (trend && isNew) await notifyOfTrend(tx, ctx, { companyId, team: draft.team, trend });
      }
    });
    evaluated += teamIds.length;
  }
}

const themeVotes = z.object({ themeId: z.number(), likes: z.number(), dislikes: z.number() });

/** Reads how often each theme was liked and disliked in a company; those that nobody judged are missing. */
async function readThemeVotes(on: Connection, companyId: number): Promise<ThemeVotes[]> {
  const text = `
    SELECT i.theme_id AS "themeId", count(*) FILTER (WHERE s.vote = 1)::int AS likes,
      count(*) FILTER (WHERE s.vote = -1)::int AS dislikes
    FROM coach_item_states s JOIN coach_items i ON i.id = s.item_id
    WHERE s.company_id = $1 AND s.vote <> 0 AND i.theme_id IS NOT NULL GROUP BY i.theme_id`;
  return asRows(themeVotes, await on.query({ name: 'coach-theme-votes', text, values: [companyId] }));
}
