import { presentMessage } from '#/lib/domain/notifications/list/list.present.ts';
import { publishNotification } from '#/lib/domain/notifications/notices/publish-notification.ts';
import type { UserCtx } from '#/lib/platform/context.ts';
import type { Transaction } from '#/lib/platform/db.ts';

/** The person, and what they lead from now on: a department, or a team as its secondary leader. */
type NewLeader = { userId: number; name: string } & ({ of: 'department' } | { of: 'team'; teamId: number });

/** Notifies a person, in their new role, that somebody else has made them a leader. */
export async function notifyNewLeader(tx: Transaction, ctx: UserCtx, leader: NewLeader): Promise<void> {
  const { userId, name } = leader;
  if (userId === ctx.actor.userId) return;
  const by = `${ctx.actor.firstName} ${ctx.actor.lastName}`;
  const about = { companyId: ctx.company.id, aboutUserId: ctx.actor.userId };
  const notification = { ...about, userIds: [userId], color: 'good', icon: 'team' } as const;
  if (leader.of === 'department') {
    const message = presentMessage`<strong>${by}</strong> made you the leader of the department <strong>${name}</strong>.`;
    await publishNotification(tx, ctx, {
      ...notification,
      role: 'Department Leader',
      title: 'You lead a department',
      message,
    });
    return;
  }
  const message = presentMessage`<strong>${by}</strong> made you the secondary leader of <strong>${name}</strong>.`;
  const { teamId } = leader;
  await publishNotification(tx, ctx, {
    ...notification,
    role: 'Team Leader',
    title: 'You’re now a secondary leader',
    message,
    teamId,
  });
}
