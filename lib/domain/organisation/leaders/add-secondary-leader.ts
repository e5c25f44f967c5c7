import { recordAct } from '#/lib/domain/acts/record-act.ts';
import { findCandidate, requireCandidate } from '#/lib/domain/organisation/leaders/find-candidate.ts';
import { lockPeople } from '#/lib/domain/organisation/leaders/lock-people.ts';
import { endSecondaryLead } from '#/lib/domain/organisation/leaders/remove-secondary-leader.ts';
import { presentName } from '#/lib/domain/organisation/organisation.present.ts';
import { lockTeam } from '#/lib/domain/organisation/teams/lock-team.ts';
import { canChangeLeaders } from '#/lib/domain/places/places.policy.ts';
import type { UserCtx } from '#/lib/platform/context.ts';
import { inTransaction } from '#/lib/platform/db.ts';
import { invalid } from '#/lib/platform/errors.ts';

/**
 * Makes a person the secondary leader of a team at once, in place of the one before or of the one who was invited.
 * Throws `invalid` for the team's leader and for somebody outside the company, and what `getManagedTeam` throws.
 */
export async function addSecondaryLeader(
  ctx: UserCtx,
  id: number,
  { userId }: { userId: number },
): Promise<{ secondaryLeaderName: string }> {
  return inTransaction(ctx.db, async (tx) => {
    await lockPeople(tx, ctx, { people: [userId], teamId: id });
    const team = await lockTeam(tx, ctx, id, canChangeLeaders);
    const person = requireCandidate(await findCandidate(tx, ctx, userId));
    const secondaryLeaderName = presentName(person);
    if (team.leaderId === userId) throw invalid(`${secondaryLeaderName} leads this team already.`);
    await tx.invitation.updateMany({
      where: { teamId: id, kind: 'secondary_leader', acceptedAt: null, revokedAt: null },
      data: { revokedAt: ctx.clock.now() },
    });
    if (team.secondaryLeaderId === userId) return { secondaryLeaderName };
    await endSecondaryLead(tx, ctx, team);
    const { count } = await tx.teamMember.deleteMany({ where: { teamId: id, userId } });
    await tx.team.update({ where: { id }, data: { secondaryLeaderId: userId, secondaryWasMember: count === 1 } });
    const before = team.secondaryLeaderId;
    await recordAct(tx, ctx, {
      action: 'team.secondary-add',
      subject: `team:${id}`,
      details: { userId, before },
      facts: { team, person: { id: userId, name: secondaryLeaderName }, before },
      roleChanges: [userId, before],
    });
    return { secondaryLeaderName };
  });
}
