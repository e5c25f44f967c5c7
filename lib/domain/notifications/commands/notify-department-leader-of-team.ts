import type { Team } from '#/generated/prisma/client.ts';
import { publishNotification } from '#/lib/domain/notifications/commands/publish-notification.ts';
import { presentMessage } from '#/lib/domain/notifications/present.ts';
import type { UserCtx } from '#/lib/platform/context.ts';
import type { Transaction } from '#/lib/platform/db.ts';

/** Tells the leader of a department, unless it was them, that a team was created in it. */
export async function notifyDepartmentLeaderOfTeam(tx: Transaction, ctx: UserCtx, team: Team): Promise<void> {
  if (!team.departmentId) return;
  const department = await tx.department.findUniqueOrThrow({ where: { id: team.departmentId } });
  if (!department.leaderId || department.leaderId === ctx.actor.userId) return;
  const by = `${ctx.actor.firstName} ${ctx.actor.lastName}`;
  await publishNotification(tx, ctx, {
    companyId: ctx.company.id,
    userIds: [department.leaderId],
    role: 'Department Leader',
    title: 'New team in your department',
    message: presentMessage`<strong>${by}</strong> created the team <strong>${team.name}</strong> in <strong>${department.name}</strong>.`,
    icon: 'team',
    color: 'default',
    teamId: team.id,
  });
}
