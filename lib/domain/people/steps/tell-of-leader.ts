import { presentMessage } from '#/lib/domain/notifications/present.ts';
import { publishNotification } from '#/lib/domain/notifications/steps/publish-notification.ts';
import { tellPredecessor } from '#/lib/domain/notifications/steps/tell-leaders.ts';
import { tellMembers } from '#/lib/domain/notifications/steps/tell-members.ts';
import type { Ctx } from '#/lib/platform/context.ts';
import type { Transaction } from '#/lib/platform/db.ts';

interface Change {
  companyId: number;
  /** Who imports, or takes an import back. */
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
 * Tells a person, in the role they get by it, that an import has made them a leader, or the end of one has; and the one
 * before who leads now, each but who does it. A team's members are told, too: the leader reads their check-ins by name.
 */
export async function tellOfLeader(
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
    const told = { companyId, aboutUserId: actorId, userIds: [userId], title: `You lead a ${place}`, ...part };
    await publishNotification(tx, ctx, { ...told, role, message, icon: 'team', color: 'good' });
  }
  const message = presentMessage`<strong>${nameOf(userId)}</strong> now leads <strong>${name}</strong>.`;
  const news = { companyId, aboutUserId: userId, title: `New ${place} leader`, message, icon: 'person' } as const;
  if (teamId !== null) await tellMembers(tx, ctx, { ...news, teamId }, before);
  if (before === null || before === actorId) return;
  await tellPredecessor(tx, ctx, { ...news, ...part }, before);
}
