import type { Prisma, Team } from '#/generated/prisma/client.ts';
import { canManageTeam, type ManagedTeam } from '#/lib/domain/places/places.policy.ts';
import { shownPlaces } from '#/lib/domain/places/places.sql.ts';
import type { UserCtx } from '#/lib/platform/context.ts';
import type { Transaction } from '#/lib/platform/db.ts';
import { forbidden, notFound } from '#/lib/platform/errors.ts';

type TeamWithLeaders = Prisma.TeamGetPayload<{ include: { department: true; leader: true; secondaryLeader: true } }>;

/**
 * Returns a team that this person may manage, with its leaders; `may` checks another right instead. Throws `not_found`
 * for an unknown or foreign team, `forbidden` for one in the same company without the right.
 */
export async function getManagedTeam(
  tx: Transaction,
  ctx: UserCtx,
  id: number,
  may: (actor: UserCtx['actor'], team: ManagedTeam) => boolean = canManageTeam,
): Promise<TeamWithLeaders> {
  const row = await tx.team.findFirst({ where: { id, companyId: ctx.company.id, ...shownPlaces } });
  if (!row) throw notFound();
  const team = await withLeaders(tx, row);
  if (!may(ctx.actor, team)) throw forbidden();
  return team;
}

/** One query after the other: `include` would send them at once, and a transaction has one connection. */
async function withLeaders(tx: Transaction, team: Team): Promise<TeamWithLeaders> {
  const { departmentId, leaderId, secondaryLeaderId } = team;
  const department = departmentId === null ? null : await tx.department.findUnique({ where: { id: departmentId } });
  const ids = [leaderId, secondaryLeaderId].filter((userId) => userId !== null);
  const leaders = ids.length === 0 ? [] : await tx.user.findMany({ where: { id: { in: ids } } });
  const leaderOf = (userId: number | null) => leaders.find((person) => person.id === userId) ?? null;
  return { ...team, department, leader: leaderOf(leaderId), secondaryLeader: leaderOf(secondaryLeaderId) };
}
