import * as z from 'zod';
import { instantAt, localDateAt } from '#/lib/domain/calendar/zoned-time.ts';
import { teamPostsRoom } from '#/lib/domain/live/rooms.ts';
import { type NewNotification, publishNotification } from '#/lib/domain/notifications/notices/publish-notification.ts';
import type { Ctx } from '#/lib/platform/context.ts';
import { inTransaction, type Statements, type Transaction } from '#/lib/platform/db.ts';
import { announceInTransaction } from '#/lib/platform/live.ts';
import { asRows } from '#/lib/platform/row-shape.ts';
import { type Message, message } from '#/lib/words/message.ts';

/** A team to tell about something in its chat box. */
interface ToldTeam {
  id: number;
  name: string;
  timeZone: string;
}

interface TeamNotice extends Pick<NewNotification, 'companyId' | 'title' | 'message' | 'icon'> {
  team: ToldTeam;
  /** Who isn't notified: they did it, with their name. */
  author: { userId: number } | null;
  button: Message;
  /** The page that the button opens, by the reader's role in the team. */
  hrefs: Record<'Team Leader' | 'Member', `/${string}`>;
}

const reader = z.object({ role: z.enum(['Team Leader', 'Member']), userIds: z.array(z.number()) });

/**
 * Notifies everyone in a team but the author, once and in their role there, unless they have an unread notice of today
 * that leads to the same page. Returns the ids of those notified, by role.
 */
export async function notifyTeam(
  tx: Statements,
  ctx: Pick<Ctx, 'clock'>,
  { team, author, button, hrefs, ...notice }: TeamNotice,
): Promise<z.output<typeof reader>[]> {
  const since = instantAt(localDateAt(ctx.clock.now(), team.timeZone), '00:00', team.timeZone);
  const readers = asRows(
    reader,
    await tx.$queryRaw`
    SELECT role, array_agg(user_id ORDER BY user_id) AS "userIds"
    FROM (
      SELECT u.id AS user_id, CASE WHEN u.id IN (t.leader_id, t.secondary_leader_id) THEN 'Team Leader' ELSE 'Member' END AS role
      FROM teams t JOIN users u ON u.company_id = t.company_id AND u.blocked_at IS NULL AND (u.id IN (t.leader_id, t.secondary_leader_id)
        OR u.id IN (SELECT m.user_id FROM team_members m WHERE m.team_id = t.id))
      WHERE t.id = ${team.id} AND u.id <> ${author?.userId ?? 0}
    ) AS reader
    WHERE NOT EXISTS (SELECT FROM notifications n WHERE n.user_id = reader.user_id AND n.team_id = ${team.id}
      AND n.seen_at IS NULL AND n.created_at >= ${since}
      AND n.props ->> 'href' = CASE role WHEN 'Member' THEN ${hrefs.Member} ELSE ${hrefs['Team Leader']} END)
    GROUP BY role`,
  );
  for (const { role, userIds } of readers)
    await publishNotification(tx, ctx, {
      ...notice,
      aboutUserId: author?.userId ?? null,
      userIds,
      role,
      color: 'default',
      teamId: team.id,
      button: { title: button, href: hrefs[role] },
    });
  return readers;
}

/** Returns the page with a team's chat box, by role. */
export function chatBoxHrefs({ id }: ToldTeam): TeamNotice['hrefs'] {
  const href = `/coachingCorner?team=${id}&tab=motivation` as const;
  return { 'Team Leader': href, Member: href };
}

/** Makes open pages of a team's chat box reload it, after the commit. */
export async function announcePosts(tx: Transaction, teamId: number): Promise<void> {
  await announceInTransaction(tx, 'emit', teamPostsRoom(teamId), 'posts', { teamId });
}

interface WrittenPost {
  companyId: number;
  team: ToldTeam;
  /** Null for a post without a name; everyone is notified about these posts. */
  author: { userId: number; firstName: string; lastName: string } | null;
}

/** Tells a team about a post: everyone except a named author. */
export async function notifyOfPost(
  tx: Statements,
  ctx: Pick<Ctx, 'clock'>,
  { companyId, team, author }: WrittenPost,
): Promise<void> {
  const name = author && `${author.firstName} ${author.lastName}`;
  await notifyTeam(tx, ctx, {
    companyId,
    team,
    author,
    title: message('coaching.notices.post.title'),
    message:
      name === null
        ? message('coaching.notices.post.anonymous', { team: team.name })
        : message('coaching.notices.post.named', { team: team.name, name }),
    icon: 'message',
    button: message('coaching.notices.post.button'),
    hrefs: chatBoxHrefs(team),
  });
}

const toldRow = z.object({ id: z.number(), companyId: z.number(), name: z.string(), timeZone: z.string() });

/** Tells teams about posts without a name since the last full hour: everyone, including the authors. */
export async function notifyOfAnonymousPosts(ctx: Ctx): Promise<void> {
  await inTransaction(ctx.db, async (tx) => {
    const teams = asRows(
      toldRow,
      await tx.$queryRaw`
      WITH told AS (UPDATE posts SET is_told = true FROM companies c
        WHERE NOT is_told AND c.id = posts.company_id AND c.blocked_at IS NULL RETURNING team_id)
      SELECT t.id, t.company_id AS "companyId", t.name, c.time_zone AS "timeZone"
      FROM teams t JOIN companies c ON c.id = t.company_id WHERE t.id IN (SELECT team_id FROM told) ORDER BY t.id`,
    );
    for (const { companyId, ...team } of teams) {
      await notifyOfPost(tx, ctx, { companyId, team, author: null });
      await announcePosts(tx, team.id);
    }
  });
}

/**
 * Erases a person's data in coaching: posts with their name, reactions, what they have read and opened, which votes are
 * theirs, and their own trends. Posts without a name can't be found and stay. Vote counts also stay, because a smaller
 * count would reveal how this person voted.
 */
export async function eraseAuthor(tx: Transaction, of: { companyId: number; userId: number }): Promise<void> {
  await tx.post.deleteMany({ where: { companyId: of.companyId, authorId: of.userId } });
  await tx.postRead.deleteMany({ where: of });
  await tx.acknowledgement.deleteMany({ where: of });
  await tx.$executeRaw`
    WITH gone AS (
      DELETE FROM coach_item_states WHERE company_id = ${of.companyId} AND user_id = ${of.userId} RETURNING item_id, vote
    )
    UPDATE coach_items i SET former_likes = former_likes + (gone.vote = 1)::int, former_dislikes = former_dislikes + (gone.vote = -1)::int
    FROM gone WHERE i.id = gone.item_id AND gone.vote <> 0`;
  await tx.coachItem.deleteMany({ where: of });
}
