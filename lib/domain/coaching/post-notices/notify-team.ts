import * as z from 'zod';
import { instantAt, localDateAt } from '#/lib/domain/calendar/zoned-time.ts';
import { type NewNotification, publishNotification } from '#/lib/domain/notifications/notices/publish-notification.ts';
import type { Ctx } from '#/lib/platform/context.ts';
import type { Statements } from '#/lib/platform/db.ts';
import { asRows } from '#/lib/platform/row-shape.ts';
import type { Message } from '#/lib/words/message.ts';

/** A team to tell about something in its chat box. */
export interface ToldTeam {
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
