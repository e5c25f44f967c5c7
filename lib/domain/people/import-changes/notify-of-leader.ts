import { presentMessage } from '#/lib/domain/notifications/list/list.present.ts';
import { notifyPredecessor } from '#/lib/domain/notifications/notices/notify-leaders.ts';
import { notifyMembers } from '#/lib/domain/notifications/notices/notify-members.ts';
import { publishNotification } from '#/lib/domain/notifications/notices/publish-notification.ts';
import { wordNewReader } from '#/lib/domain/notifications/notices/word-new-reader.ts';
import type { Ctx } from '#/lib/platform/context.ts';
import type { Transaction } from '#/lib/platform/db.ts';

interface Change {
  companyId: number;
  /** Who imports, or undoes an import. */
  actorId: number;
}

interface Lead {
  userId: number;
  before: number | null;
  /** Of the department, or of the team. */
  name: string;
  teamId: number | null;
}

/**
 * Notifies a person, in their new role, that an import or its undoing has made them a leader, and the leader before;
 * never the person who does it. A team's members are notified too: the leader reads their check-ins by name.
 */
export async function notifyOfLeader(
  tx: Transaction,
  ctx: Ctx,
  { companyId, actorId }: Change,
  { userId, before, name, teamId }: Lead,
): Promise<void> {
  const people = await tx.user.findMany({ where: { companyId, id: { in: [userId, actorId] } } });
  const nameOf = (id: number) => {
    const person = people.find((one) => one.id === id);
    return `${person?.firstName} ${person?.lastName}`;
  };
  const [role, place, part] =
    teamId === null
      ? (['Department Leader', 'department', {}] as const)
      : (['Team Leader', 'team', { teamId }] as const);
  if (userId !== actorId) {
    const message = presentMessage`<strong>${nameOf(actorId)}</strong> made you the leader of the ${place} <strong>${name}</strong>.`;
    const notification = { companyId, aboutUserId: actorId, userIds: [userId], title: `You lead a ${place}`, ...part };
    await publishNotification(tx, ctx, { ...notification, role, message, icon: 'team', color: 'good' });
  }
  const message = presentMessage`<strong>${nameOf(userId)}</strong> now leads <strong>${name}</strong>.`;
  const news = { companyId, aboutUserId: userId, title: `New ${place} leader`, message, icon: 'person' } as const;
  if (teamId !== null) {
    const reader = { as: 'leader', person: { id: userId, name: nameOf(userId) }, team: { id: teamId, name } } as const;
    await notifyMembers(tx, ctx, { ...news, message: await wordNewReader(tx, reader), teamId }, before);
  }
  if (before === null || before === actorId) return;
  await notifyPredecessor(tx, ctx, { ...news, ...part }, before);
}
