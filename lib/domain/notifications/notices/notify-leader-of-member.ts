import { presentMessage } from '#/lib/domain/notifications/list/list.present.ts';
import { publishNotification } from '#/lib/domain/notifications/notices/publish-notification.ts';
import type { Ctx } from '#/lib/platform/context.ts';
import type { Transaction } from '#/lib/platform/db.ts';

interface NewMember {
  companyId: number;
  teamId: number;
  userId: number;
}

/** Notifies the leader of a team that an invited person has joined it, unless that person is the leader. */
export async function notifyLeaderOfMember(tx: Transaction, ctx: Ctx, member: NewMember): Promise<void> {
  const { companyId, teamId, userId } = member;
  const team = await tx.team.findUnique({ where: { companyId_id: { companyId, id: teamId } } });
  if (!team?.leaderId || team.leaderId === userId) return;
  const person = await tx.user.findUniqueOrThrow({ where: { companyId_id: { companyId, id: userId } } });
  await publishNotification(tx, ctx, {
    companyId,
    aboutUserId: userId,
    userIds: [team.leaderId],
    role: 'Team Leader',
    title: 'New team member',
    message: presentMessage`<strong>${person.firstName} ${person.lastName}</strong> joined <strong>${team.name}</strong>.`,
    icon: 'person',
    color: 'good',
    teamId,
  });
}
