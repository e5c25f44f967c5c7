import type { Team } from '#/generated/prisma/client.ts';
import { presentMessage } from '#/lib/domain/notifications/present.ts';
import { tellAdministrators } from '#/lib/domain/notifications/steps/tell-leaders.ts';
import type { UserCtx } from '#/lib/platform/context.ts';
import type { Transaction } from '#/lib/platform/db.ts';

/** Tells every administrator of the company, but not whoever did it, that a team was created. */
export async function notifyAdministratorsOfTeam(tx: Transaction, ctx: UserCtx, team: Team): Promise<void> {
  const { userId, firstName, lastName } = ctx.actor;
  const news = {
    companyId: ctx.company.id,
    title: 'New team',
    message: presentMessage`<strong>${firstName} ${lastName}</strong> created the team <strong>${team.name}</strong>.`,
    icon: 'team',
    teamId: team.id,
  } as const;
  await tellAdministrators(tx, ctx, news, [userId]);
}
