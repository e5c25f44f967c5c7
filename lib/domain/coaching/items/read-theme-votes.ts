import * as z from 'zod';
import type { ThemeVotes } from '#/lib/domain/coaching/rules/theme-order.ts';
import type { Connection } from '#/lib/domain/dashboards/published/read-published.ts';
import { asRows } from '#/lib/platform/row-shape.ts';

const themeVotes = z.object({ themeId: z.number(), likes: z.number(), dislikes: z.number() });

/** Reads how often each theme was liked and disliked in a company; those that nobody judged are missing. */
export async function readThemeVotes(on: Connection, companyId: number): Promise<ThemeVotes[]> {
  const text = `
    SELECT i.theme_id AS "themeId", count(*) FILTER (WHERE s.vote = 1)::int AS likes,
      count(*) FILTER (WHERE s.vote = -1)::int AS dislikes
    FROM coach_item_states s JOIN coach_items i ON i.id = s.item_id
    WHERE s.company_id = $1 AND s.vote <> 0 AND i.theme_id IS NOT NULL GROUP BY i.theme_id`;
  return asRows(themeVotes, await on.query({ name: 'coach-theme-votes', text, values: [companyId] }));
}
