import { type News, notifyLeader } from '#/lib/domain/notifications/notices/notify-leaders.ts';
import { notifyMembers } from '#/lib/domain/notifications/notices/notify-members.ts';
import { wordNewReader } from '#/lib/domain/notifications/notices/word-new-reader.ts';
import type { Ctx } from '#/lib/platform/context.ts';
import type { Transaction } from '#/lib/platform/db.ts';

interface NewSecondaryLeader {
  team: { id: number; companyId: number; name: string; leaderId: number | null };
  person: { id: number; name: string };
  /** The secondary leader before, who gets a notification of their own. */
  before: number | null;
}

/**
 * Notifies a team's members, and its leader unless they did it, of a new secondary leader, who reads check-ins by name
 * from now on; returns the content of the notification.
 */
export async function notifyOfSecondaryLeader(
  tx: Transaction,
  ctx: Ctx,
  { team, person, before }: NewSecondaryLeader,
): Promise<News> {
  const news = {
    companyId: team.companyId,
    aboutUserId: person.id,
    title: 'New secondary leader',
    message: await wordNewReader(tx, { as: 'secondary', person, team }),
    icon: 'person',
    teamId: team.id,
  } as const;
  const isOwn = ctx.actor.kind === 'user' && ctx.actor.userId === team.leaderId;
  if (!isOwn) await notifyLeader(tx, ctx, news, { leaderId: team.leaderId, role: 'Team Leader' });
  await notifyMembers(tx, ctx, news, before);
  return news;
}
