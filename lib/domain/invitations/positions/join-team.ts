import { notifyLeaderOfMember } from '#/lib/domain/notifications/notices/leader-notice.service.ts';
import type { Joining } from '#/lib/domain/places/locks/lock-places.ts';
import type { Ctx } from '#/lib/platform/context.ts';
import type { Transaction } from '#/lib/platform/db.ts';

/**
 * Puts the person into a team and notifies its leader. A person who is part of it already, also as a leader, stays so
 * without another notification. Returns whose roles changed.
 */
export async function joinTeam(tx: Transaction, ctx: Ctx, joining: Joining, teamId: number): Promise<number[]> {
  const { companyId, person, now } = joining;
  const { leaderId, secondaryLeaderId } = await tx.team.findUniqueOrThrow({ where: { id: teamId } });
  if (leaderId === person.id || secondaryLeaderId === person.id) return [];
  const data = { companyId, teamId, userId: person.id, joinedAt: now };
  const { count } = await tx.teamMember.createMany({ data, skipDuplicates: true });
  if (count === 0) return [];
  await notifyLeaderOfMember(tx, ctx, data);
  return [person.id];
}
