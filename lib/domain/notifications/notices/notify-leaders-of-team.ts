import { presentMessage } from '#/lib/domain/notifications/list/list.present.ts';
import { notifyAdministrators, notifyLeader } from '#/lib/domain/notifications/notices/notify-leaders.ts';
import type { UserCtx } from '#/lib/platform/context.ts';
import type { Transaction } from '#/lib/platform/db.ts';

/** Notifies every Administrator and the department's leader that a team was created, but not the person who did it. */
export async function notifyLeadersOfTeam(
  tx: Transaction,
  ctx: UserCtx,
  { id: teamId, name, departmentId }: { id: number; name: string; departmentId: number | null },
): Promise<void> {
  const { userId, firstName, lastName } = ctx.actor;
  const news = { companyId: ctx.company.id, aboutUserId: userId, icon: 'team', teamId } as const;
  const message = presentMessage`<strong>${firstName} ${lastName}</strong> created the team <strong>${name}</strong>.`;
  await notifyAdministrators(tx, ctx, { ...news, title: 'New team', message }, [userId]);
  if (departmentId === null) return;
  const department = await tx.department.findUniqueOrThrow({ where: { id: departmentId } });
  const within = presentMessage`<strong>${firstName} ${lastName}</strong> created the team <strong>${name}</strong> in <strong>${department.name}</strong>.`;
  const to = { leaderId: department.leaderId, role: 'Department Leader' } as const;
  await notifyLeader(tx, ctx, { ...news, title: 'New team in your department', message: within }, to);
}
