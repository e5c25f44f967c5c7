import * as z from 'zod';
import { chatBoxHrefs, notifyTeam } from '#/lib/domain/coaching/post-notices/notify-team.ts';
import type { Ctx } from '#/lib/platform/context.ts';
import { inTransaction } from '#/lib/platform/db.ts';
import { asRows } from '#/lib/platform/row-shape.ts';
import { message } from '#/lib/words/message.ts';

const toldRow = z.object({ id: z.number(), companyId: z.number(), name: z.string(), timeZone: z.string() });

/**
 * Tells teams, from nine in the morning on, that there is something new in conversations about messages without a name:
 * everybody in the same words, because nobody knows whom it is for. At most once a day.
 */
export async function notifyOfReplies(ctx: Ctx): Promise<void> {
  const now = ctx.clock.now();
  await inTransaction(ctx.db, async (tx) => {
    // What was seen before the last nine in the morning. Of two workers the second finds nothing left.
    const teams = asRows(
      toldRow,
      await tx.$queryRaw`
      WITH told AS (UPDATE reply_messages m SET is_notified = true FROM posts p JOIN companies c ON c.id = p.company_id
        WHERE NOT m.is_notified AND p.id = m.post_id AND c.blocked_at IS NULL AND m.visible_at AT TIME ZONE c.time_zone
          < date_trunc('day', ${now}::timestamptz AT TIME ZONE c.time_zone - interval '9 hours') + interval '9 hours'
        RETURNING p.team_id)
      SELECT t.id, t.company_id AS "companyId", t.name, c.time_zone AS "timeZone"
      FROM teams t JOIN companies c ON c.id = t.company_id WHERE t.id IN (SELECT team_id FROM told) ORDER BY t.id`,
    );
    for (const { companyId, ...team } of teams)
      await notifyTeam(tx, ctx, {
        companyId,
        team,
        author: null,
        title: message('replies.notice.title'),
        message: message('replies.notice.message', { team: team.name }),
        icon: 'message',
        button: message('replies.notice.button'),
        hrefs: { ...chatBoxHrefs(team), Member: '/reply' },
      });
  });
}
