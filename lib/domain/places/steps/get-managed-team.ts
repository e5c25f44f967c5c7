import type { Prisma, Team } from '#/generated/prisma/client.ts';
import { canManageTeam, type ManagedTeam } from '#/lib/domain/places/policy.ts';
import { shown } from '#/lib/domain/places/sql.ts';
import type { UserCtx } from '#/lib/platform/context.ts';
import type { Transaction } from '#/lib/platform/db.ts';
import { forbidden, notFound } from '#/lib/platform/errors.ts';

type TeamWithLeaders = Prisma.TeamGetPayload<{ include: { department: true; leader: true; secondaryLeader: true } }>;

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
  const found = await tx.team.findFirst({ where: { id, companyId: ctx.company.id, ...shown } });
  if (!found) throw notFound();
  const team = await withLeaders(tx, found);
  if (!may(ctx.actor, team)) throw forbidden();
  return team;
}

/** One after the other: a transaction has one connection, on which relations that are included would be asked for at once. */
async function withLeaders(tx: Transaction, team: Team): Promise<TeamWithLeaders> {
  const { departmentId, leaderId, secondaryLeaderId } = team;
  const department = departmentId === null ? null : await tx.department.findUnique({ where: { id: departmentId } });
  const ids = [leaderId, secondaryLeaderId].filter((userId) => userId !== null);
  const leaders = ids.length === 0 ? [] : await tx.user.findMany({ where: { id: { in: ids } } });
  const named = (userId: number | null) => leaders.find((person) => person.id === userId) ?? null;
  return { ...team, department, leader: named(leaderId), secondaryLeader: named(secondaryLeaderId) };
}
