import { presentFaqVotes, wordEntries } from '#/lib/domain/faq/faq.present.ts';
import { readFaqVotes } from '#/lib/domain/faq/read-faq-votes.ts';
import type { UserCtx } from '#/lib/platform/context.ts';
import { notFound } from '#/lib/platform/errors.ts';

/**
 * Likes (1) or dislikes (−1) the answer to a question: the other one moves, the same again stays. Returns how it stands.
 * Throws not_found for an id that is no question for the role.
 */
export async function voteFaq(ctx: UserCtx, id: number, value: 1 | -1) {
  const { role, userId } = ctx.actor;
  const sections = wordEntries({ role, minimum: ctx.company.minimumGroupSize });
  if (!sections.some(({ entries }) => entries.some((entry) => entry.id === id))) throw notFound();
  await ctx.db.$executeRaw`
    INSERT INTO faq_votes (company_id, user_id, entry_id, value) VALUES (${ctx.company.id}, ${userId}, ${id}, ${value})
    ON CONFLICT (user_id, entry_id) DO UPDATE SET value = EXCLUDED.value`;
  return presentFaqVotes((await readFaqVotes(ctx)).get(id));
}
