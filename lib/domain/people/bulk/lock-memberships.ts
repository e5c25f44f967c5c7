import { lockPeople } from '#/lib/domain/organisation/leaders/lock-people.ts';
import { lockTeam } from '#/lib/domain/organisation/teams/lock-team.ts';
import type { UserCtx } from '#/lib/platform/context.ts';
import type { Transaction } from '#/lib/platform/db.ts';

/**
 * Locks a person and then, by id, the teams that they are a member of and one more. Returns the ids of their teams.
 * Throws `not_found` for an unknown team.
 */
export async function lockMemberships(
  tx: Transaction,
  ctx: UserCtx,
  userId: number,
  teamId?: number,
): Promise<number[]> {
  await lockPeople(tx, ctx, { people: [userId] });
  const memberships = await tx.teamMember.findMany({
    where: { userId, companyId: ctx.company.id },
    select: { teamId: true },
  });
  const ids = new Set([...memberships.map((one) => one.teamId), ...(teamId === undefined ? [] : [teamId])]);
  for (const id of [...ids].sort((a, b) => a - b)) await lockTeam(tx, ctx, id);
  // A membership may have ended before the locks.
  const now = await tx.teamMember.findMany({ where: { userId, teamId: { in: [...ids] } }, select: { teamId: true } });
  return now.map((one) => one.teamId);
}
