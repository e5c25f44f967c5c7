import * as z from 'zod';
import { chatBoxHrefs, notifyTeam } from '#/lib/domain/coaching/post-notices/post-notice.service.ts';
import type { Ctx } from '#/lib/platform/context.ts';
import { inTransaction } from '#/lib/platform/db.ts';
import { asRows } from '#/lib/platform/row-shape.ts';
import { message } from '#/lib/words/message.ts';

const toldRow = z.object({
  id: z.number(),
  companyId: z.number(),
  name: z.string(),
  timeZone: z.string(),
  count: z.number(),
});

/** Tells teams, from nine in the morning, about posts that got reactions up to the previous evening: once a day. */
export async function notifyOfAcknowledgements(ctx: Ctx): Promise<void> {
  const now = ctx.clock.now();
  await inTransaction(ctx.db, async (tx) => {
    // With two workers, the second skips what the first has marked.
    const teams = asRows(
      toldRow,
      await tx.$queryRaw`
      WITH told AS (UPDATE acknowledgements a SET untold_on = NULL FROM posts p JOIN companies c ON c.id = p.company_id
        WHERE a.untold_on IS NOT NULL AND p.id = a.post_id AND c.blocked_at IS NULL
          AND ${now}::timestamptz AT TIME ZONE c.time_zone >= a.untold_on + interval '1 day 9 hours'
        RETURNING p.team_id, p.id, p.hidden_reason)
      SELECT t.id, t.company_id AS "companyId", t.name, c.time_zone AS "timeZone", count(DISTINCT told.id)::int AS count
      FROM told JOIN teams t ON t.id = told.team_id JOIN companies c ON c.id = t.company_id
      WHERE told.hidden_reason IS NULL GROUP BY t.id, c.id ORDER BY t.id`,
    );
    for (const { companyId, count, ...team } of teams)
      await notifyTeam(tx, ctx, {
        companyId,
        team,
        author: null,
        title: message('coaching.notices.acknowledged.title'),
        message: message('coaching.notices.acknowledged.message', { team: team.name, count }),
        icon: 'message',
        button: message('coaching.notices.post.button'),
        hrefs: chatBoxHrefs(team),
      });
  });
}
