import * as z from 'zod';
import { instantAt, localDateAt } from '#/lib/domain/calendar/zoned-time.ts';
import type { CornerTeam } from '#/lib/domain/coaching/teams/coach-team.service.ts';
import { teamPostsRoom } from '#/lib/domain/live/rooms.ts';
import { publishNotification } from '#/lib/domain/notifications/notices/publish-notification.ts';
import type { Ctx } from '#/lib/platform/context.ts';
import { inTransaction, type Statements, type Transaction } from '#/lib/platform/db.ts';
import { announceInTransaction } from '#/lib/platform/live.ts';
import { asRows } from '#/lib/platform/row-shape.ts';
import { message } from '#/lib/words/message.ts';

/** Has everybody who looks at the chat box of a team fetch it anew, once this commits. */
export async function announcePosts(tx: Transaction, teamId: number): Promise<void> {
  await announceInTransaction(tx, 'emit', teamPostsRoom(teamId), 'posts', { teamId });
}

interface WrittenPost {
  companyId: number;
  team: Pick<CornerTeam, 'id' | 'name' | 'timeZone' | 'today'>;
  /** Null for one without a name, of which everybody is told. */
  author: { userId: number; firstName: string; lastName: string } | null;
}

/** Tells a team that somebody wrote: everybody once, in the role they are in it with, who has not such a notice of that day unread. */
export async function notifyOfPost(
  tx: Statements,
  ctx: Pick<Ctx, 'clock'>,
  { companyId, team, author }: WrittenPost,
): Promise<void> {
  const href = `/coachingCorner?team=${team.id}&tab=motivation` as const;
  const since = instantAt(team.today, '00:00', team.timeZone);
  const people = asRows(
    z.object({ role: z.enum(['Team Leader', 'Member']), userIds: z.array(z.number()) }),
    await tx.$queryRaw`
    SELECT role, array_agg(user_id ORDER BY user_id) AS "userIds"
    FROM (
      SELECT u.id AS user_id, CASE WHEN u.id IN (t.leader_id, t.secondary_leader_id) THEN 'Team Leader' ELSE 'Member' END AS role
      FROM teams t JOIN users u ON u.company_id = t.company_id AND u.blocked_at IS NULL AND (u.id IN (t.leader_id, t.secondary_leader_id)
        OR u.id IN (SELECT m.user_id FROM team_members m WHERE m.team_id = t.id))
      WHERE t.id = ${team.id} AND u.id <> ${author?.userId ?? 0}
    ) AS reader
    WHERE NOT EXISTS (SELECT FROM notifications n WHERE n.user_id = reader.user_id AND n.team_id = ${team.id}
      AND n.seen_at IS NULL AND n.created_at >= ${since} AND n.props ->> 'href' = ${href})
    GROUP BY role`,
  );
  const name = author && `${author.firstName} ${author.lastName}`;
  const notice = {
    companyId,
    aboutUserId: author?.userId ?? null,
    title: message('coaching.notices.post.title'),
    message:
      name === null
        ? message('coaching.notices.post.anonymous', { team: team.name })
        : message('coaching.notices.post.named', { team: team.name, name }),
    icon: 'message',
    color: 'default',
    teamId: team.id,
    button: { title: message('coaching.notices.post.button'), href },
  } as const;
  for (const { role, userIds } of people) await publishNotification(tx, ctx, { ...notice, userIds, role });
}

const toldTeam = z.object({ id: z.number(), companyId: z.number(), name: z.string(), timeZone: z.string() });

/** Tells teams of the posts without a name since the last full hour: everybody, who wrote them among them. */
export async function notifyOfAnonymousPosts(ctx: Ctx): Promise<void> {
  await inTransaction(ctx.db, async (tx) => {
    const teams = asRows(
      toldTeam,
      await tx.$queryRaw`
      WITH told AS (UPDATE posts SET is_told = true FROM companies c
        WHERE NOT is_told AND c.id = posts.company_id AND c.blocked_at IS NULL RETURNING team_id)
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

/**
 * Forgets somebody who is being erased: what they wrote with their name, what they have read and opened, which votes
 * are theirs, and their own trends. What they wrote without a name nobody can find, and it stays, as the numbers of votes
 * do: a smaller one would tell how they voted.
 */
export async function eraseAuthor(tx: Transaction, of: { companyId: number; userId: number }): Promise<void> {
  await tx.post.deleteMany({ where: { companyId: of.companyId, authorId: of.userId } });
  await tx.postRead.deleteMany({ where: of });
  await tx.$executeRaw`
    WITH gone AS (
      DELETE FROM coach_item_states WHERE company_id = ${of.companyId} AND user_id = ${of.userId} RETURNING item_id, vote
    )
    UPDATE coach_items i SET former_likes = former_likes + (gone.vote = 1)::int, former_dislikes = former_dislikes + (gone.vote = -1)::int
    FROM gone WHERE i.id = gone.item_id AND gone.vote <> 0`;
  await tx.coachItem.deleteMany({ where: of });
}
