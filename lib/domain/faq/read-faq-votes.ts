import * as z from 'zod';
import type { UserCtx } from '#/lib/platform/context.ts';
import { pool } from '#/lib/platform/db.ts';
import { asRows } from '#/lib/platform/row-shape.ts';

const faqVote = z.object({ entryId: z.number(), likes: z.number(), dislikes: z.number(), own: z.number() });
export type FaqVote = z.output<typeof faqVote>;

/**
 * Returns how often each entry was liked and disliked in the company, including by people who have left, and this
 * person's vote. Entries without votes are absent.
 */
export async function readFaqVotes({ company, actor }: UserCtx): Promise<Map<number, FaqVote>> {
  const text = `
    SELECT entry_id AS "entryId", sum(likes)::int AS likes, sum(dislikes)::int AS dislikes, coalesce(max(own), 0)::int AS own FROM (
      SELECT entry_id, (value = 1)::int AS likes, (value = -1)::int AS dislikes, CASE WHEN user_id = $2 THEN value END AS own
      FROM faq_votes WHERE company_id = $1
      UNION ALL SELECT entry_id, likes, dislikes, NULL FROM faq_former_votes WHERE company_id = $1
    ) AS votes GROUP BY entry_id`;
  const rows = asRows(faqVote, await pool().query({ name: 'faq-votes', text, values: [company.id, actor.userId] }));
  return new Map(rows.map((row) => [row.entryId, row]));
}
