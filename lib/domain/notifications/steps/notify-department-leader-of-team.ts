import type { Team } from '#/generated/prisma/client.ts';
import { presentMessage } from '#/lib/domain/notifications/present.ts';
import { tellLeader } from '#/lib/domain/notifications/steps/tell-leaders.ts';
import type { UserCtx } from '#/lib/platform/context.ts';
import type { Transaction } from '#/lib/platform/db.ts';

/** Tells the leader of a department, unless it was them, that a team was created in it. */
export async function notifyDepartmentLeaderOfTeam(tx: Transaction, ctx: UserCtx, team: Team): Promise<void> {
  if (!team.departmentId) return;
  const { leaderId, name } = await tx.department.findUniqueOrThrow({ where: { id: team.departmentId } });
  const { userId, firstName, lastName } = ctx.actor;
  const news = {
    companyId: ctx.company.id,
    title: 'New team in your department',
    message: presentMessage`<strong>${firstName} ${lastName}</strong> created the team <strong>${team.name}</strong> in <strong>${name}</strong>.`,
    icon: 'team',
    teamId: team.id,
  } as const;
  await tellLeader(tx, ctx, news, { leaderId, role: 'Department Leader', about: userId });
}
