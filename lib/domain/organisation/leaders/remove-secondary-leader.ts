import type { Team, User } from '#/generated/prisma/client.ts';
import { recordAct } from '#/lib/domain/acts/record-act.ts';
import { lockPeople } from '#/lib/domain/organisation/leaders/lock-people.ts';
import { presentPerson } from '#/lib/domain/organisation/organisation.present.ts';
import { lockTeam } from '#/lib/domain/organisation/teams/lock-team.ts';
import { raiseLinkVersion } from '#/lib/domain/places/locks/raise-link-version.ts';
import { canChangeLeaders } from '#/lib/domain/places/places.policy.ts';
import type { UserCtx } from '#/lib/platform/context.ts';
import { inTransaction, type Transaction } from '#/lib/platform/db.ts';
import { invalid } from '#/lib/platform/errors.ts';

type Member = ReturnType<typeof presentPerson<number>>;

/**
 * Withdraws the invitation of a secondary leader while one waits, else removes the secondary leader and returns the
 * member that they are again, if they were one. Throws `invalid` when there is neither, and what `getManagedTeam`
 * throws.
 */
export async function removeSecondaryLeader(ctx: UserCtx, id: number): Promise<{ member: Member | null }> {
  return inTransaction(ctx.db, async (tx) => {
    await lockPeople(tx, ctx, { teamId: id });
    const team = await lockTeam(tx, ctx, id, canChangeLeaders);
    const { count: withdrawn } = await tx.invitation.updateMany({
      where: { teamId: id, kind: 'secondary_leader', acceptedAt: null, revokedAt: null },
      data: { revokedAt: ctx.clock.now() },
    });
    const { secondaryLeaderId: userId } = team;
    const details = { userId, withdrawn: withdrawn > 0 };
    const act = { action: 'team.secondary-remove', subject: `team:${id}`, details } as const;
    if (withdrawn > 0) {
      await recordAct(tx, ctx, { ...act, facts: null });
      return { member: null };
    }
    if (!team.secondaryLeader) throw invalid('This team has no secondary leader.');
    const returned = await endSecondaryLead(tx, ctx, team);
    await tx.team.update({ where: { id }, data: { secondaryLeaderId: null, secondaryWasMember: false } });
    await recordAct(tx, ctx, { ...act, facts: { userId: team.secondaryLeader.id, team }, roleChanges: [userId] });
    return { member: returned ? presentMember(team.secondaryLeader) : null };
  });
}

/**
 * Makes a secondary leader who is about to be replaced or removed a member again, if they were one, and returns
 * whether. Somebody who leaves the team knows its share link, which ends.
 */
export async function endSecondaryLead(
  tx: Transaction,
  ctx: UserCtx,
  team: Pick<Team, 'id' | 'companyId' | 'secondaryLeaderId' | 'secondaryWasMember'>,
): Promise<boolean> {
  const { id: teamId, companyId, secondaryLeaderId, secondaryWasMember } = team;
  if (!secondaryLeaderId) return false;
  const now = ctx.clock.now();
  if (!secondaryWasMember) {
    await raiseLinkVersion(tx, { companyId, kind: 'team_member', id: teamId }, now);
    return false;
  }
  const member = { teamId, companyId, userId: secondaryLeaderId, joinedAt: now };
  await tx.teamMember.createMany({ data: member, skipDuplicates: true });
  return true;
}

function presentMember({
  id,
  firstName,
  lastName,
  email,
  onboardingCompletedAt,
  suspendedAt,
  mailRefusedAt,
}: User): Member {
  const completedAt = onboardingCompletedAt?.toISOString() ?? null;
  const marks = { isSuspended: suspendedAt !== null, isUndelivered: mailRefusedAt !== null };
  return presentPerson({ id, firstName, lastName, email, status: true, ...marks, completedAt, expiresAt: null });
}
