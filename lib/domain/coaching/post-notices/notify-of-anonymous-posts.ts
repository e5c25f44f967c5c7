import * as z from 'zod';
import { localDateAt } from '#/lib/domain/calendar/zoned-time.ts';
import { announcePosts } from '#/lib/domain/coaching/post-notices/announce-posts.ts';
import { notifyOfPost } from '#/lib/domain/coaching/post-notices/notify-of-post.ts';
import type { Ctx } from '#/lib/platform/context.ts';
import { inTransaction } from '#/lib/platform/db.ts';
import { asRows } from '#/lib/platform/row-shape.ts';

const toldTeam = z.object({ id: z.number(), companyId: z.number(), name: z.string(), timeZone: z.string() });

/** Tells teams of the posts without a name since the last full hour: everybody, who wrote them among them. */
export async function notifyOfAnonymousPosts(ctx: Ctx): Promise<void> {
  await inTransaction(ctx.db, async (tx) => {
    const teams = asRows(
      toldTeam,
      await tx.$queryRaw`
      WITH told AS (UPDATE posts SET is_told = true WHERE NOT is_told RETURNING team_id)
      SELECT t.id, t.company_id AS "companyId", t.name, c.time_zone AS "timeZone"
      FROM teams t JOIN companies c ON c.id = t.company_id WHERE t.id IN (SELECT team_id FROM told) ORDER BY t.id`,
    );
    for (const { companyId, ...team } of teams) {
      const today = localDateAt(ctx.clock.now(), team.timeZone);
      await notifyOfPost(tx, ctx, { companyId, team: { ...team, today }, author: null });
      await announcePosts(tx, team.id);
    }
  });
}
