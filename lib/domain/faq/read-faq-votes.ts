import * as z from 'zod';
import type { UserCtx } from '#/lib/platform/context.ts';
import { pool } from '#/lib/platform/db.ts';
import { asRows } from '#/lib/platform/row-shape.ts';

const faqVote = z.object({ entryId: z.number(), likes: z.number(), dislikes: z.number(), own: z.number() });
export type FaqVote = z.output<typeof faqVote>;

/** Reads how often each entry was liked and disliked in the company, and how by this person; those without are missing. */
export async function readFaqVotes({ company, actor }: UserCtx): Promise<Map<number, FaqVote>> {
  const text = `
    SELECT entry_id AS "entryId", count(*) FILTER (WHERE value = 1)::int AS likes,
      count(*) FILTER (WHERE value = -1)::int AS dislikes,
      coalesce(max(value) FILTER (WHERE user_id = $2), 0)::int AS own
    FROM faq_votes WHERE company_id = $1 GROUP BY entry_id`;
  const rows = asRows(faqVote, await pool().query({ name: 'faq-votes', text, values: [company.id, actor.userId] }));
  return new Map(rows.map((row) => [row.entryId, row]));
}
