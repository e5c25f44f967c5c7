import { presentMessage } from '#/lib/domain/notifications/list/list.present.ts';
import { notifyPredecessor } from '#/lib/domain/notifications/notices/notify-leaders.ts';
import { notifyOfSecondaryLeader } from '#/lib/domain/notifications/notices/notify-of-secondary-leader.ts';
import type { Joining } from '#/lib/domain/places/locks/lock-places.ts';
import { raiseLinkVersion } from '#/lib/domain/places/locks/raise-link-version.ts';
import type { Ctx } from '#/lib/platform/context.ts';
import type { Transaction } from '#/lib/platform/db.ts';

/**
 * Makes the person the secondary leader of a team; a member leaves the list of members, and a person who leads the team
 * by now stays its leader. The one before becomes a member when the invitation says so, or, where it says nothing, when
 * they were one before. Returns whose roles changed.
 */
export async function becomeSecondaryLeader(
  tx: Transaction,
  ctx: Ctx,
  joining: Joining,
  teamId: number,
): Promise<number[]> {
  const { companyId, person, keepPrevious, now } = joining;
  const team = await tx.team.findUniqueOrThrow({ where: { id: teamId } });
  const { secondaryLeaderId: previous } = team;
  if (previous === person.id || team.leaderId === person.id) return [];
  const { count } = await tx.teamMember.deleteMany({ where: { teamId, userId: person.id } });
  const data = { secondaryLeaderId: person.id, secondaryWasMember: count > 0 };
  await tx.team.update({ where: { id: teamId }, data });
  const name = `${person.firstName} ${person.lastName}`;
  const news = await notifyOfSecondaryLeader(tx, ctx, { team, person: { id: person.id, name }, before: previous });
  if (previous !== null) {
    const membership = { companyId, teamId, userId: previous };
    if (keepPrevious ?? team.secondaryWasMember) {
      await tx.teamMember.createMany({ data: { ...membership, joinedAt: now }, skipDuplicates: true });
      await notifyPredecessor(tx, ctx, news, previous);
    } else {
      await raiseLinkVersion(tx, { companyId, kind: 'team_member', id: teamId }, now);
      // Nobody reads the check-ins of somebody who leaves.
      const message = presentMessage`<strong>${name}</strong> is now the secondary leader of <strong>${team.name || 'your team'}</strong>.`;
      await notifyPredecessor(tx, ctx, { ...news, message }, previous);
    }
  }
  return previous === null ? [person.id] : [person.id, previous];
}
