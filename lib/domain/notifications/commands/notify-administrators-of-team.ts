import type { Team } from '#/generated/prisma/client.ts';
import { publishNotification } from '#/lib/domain/notifications/commands/publish-notification.ts';
import { presentMessage } from '#/lib/domain/notifications/present.ts';
import type { UserCtx } from '#/lib/platform/context.ts';
import type { Transaction } from '#/lib/platform/db.ts';

/** Tells every administrator of the company, but not whoever did it, that a team was created. */
export async function notifyAdministratorsOfTeam(tx: Transaction, ctx: UserCtx, team: Team): Promise<void> {
  const { userId, firstName, lastName } = ctx.actor;
  const administrators = await tx.administrator.findMany({
    where: { companyId: ctx.company.id, userId: { not: userId }, user: { blockedAt: null } },
    select: { userId: true },
  });
  await publishNotification(tx, ctx, {
    companyId: ctx.company.id,
    userIds: administrators.map((administrator) => administrator.userId),
    role: 'Administrator',
    title: 'New team',
    message: presentMessage`<strong>${firstName} ${lastName}</strong> created the team <strong>${team.name}</strong>.`,
    icon: 'team',
    color: 'default',
    teamId: team.id,
  });
}
