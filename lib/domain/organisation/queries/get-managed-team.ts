import type { Prisma } from '#/generated/prisma/client.ts';
import { canManageTeam, type ManagedTeam } from '#/lib/domain/organisation/policy.ts';
import { shown } from '#/lib/domain/organisation/queries/read-shown-rows.ts';
import type { UserCtx } from '#/lib/platform/context.ts';
import type { Transaction } from '#/lib/platform/db.ts';
import { forbidden, notFound } from '#/lib/platform/errors.ts';

const include = { department: true, leader: true, secondaryLeader: true } satisfies Prisma.TeamInclude;
type TeamWithLeaders = Prisma.TeamGetPayload<{ include: typeof include }>;

/**
 * A team of the company that this person may manage, with its leaders; `may` asks for another right than that. Throws
 * `not_found` for an unknown or a foreign team, `forbidden` for one of the own company without the right.
 */
export async function getManagedTeam(
  tx: Transaction,
  ctx: UserCtx,
  id: number,
  may: (actor: UserCtx['actor'], team: ManagedTeam) => boolean = canManageTeam,
): Promise<TeamWithLeaders> {
  const team = await tx.team.findFirst({ where: { id, companyId: ctx.company.id, ...shown }, include });
  if (!team) throw notFound();
  if (!may(ctx.actor, team)) throw forbidden();
  return team;
}
