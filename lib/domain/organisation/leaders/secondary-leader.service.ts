import type { Team, User } from '#/generated/prisma/client.ts';
import { recordEvent } from '#/lib/domain/events/record-event.ts';
import { findCandidate, requireCandidate } from '#/lib/domain/organisation/leaders/candidate.service.ts';
import { presentName, presentPerson } from '#/lib/domain/organisation/organisation.present.ts';
import { lockTeam } from '#/lib/domain/organisation/teams/team.service.ts';
import { rotateLinkVersion } from '#/lib/domain/places/locks/revocation.service.ts';
import { canChangeLeaders } from '#/lib/domain/places/places.policy.ts';
import type { UserCtx } from '#/lib/platform/context.ts';
import { inTransaction, type Transaction } from '#/lib/platform/db.ts';
import { invalid } from '#/lib/platform/errors.ts';
import { message } from '#/lib/words/message.ts';

/**
 * Makes a person the secondary leader of a team immediately, replacing the current or invited one. Throws `invalid` for
 * the team's leader and for someone outside the company, and what `getManagedTeam` throws.
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
    if (team.leaderId === userId)
      throw invalid(message('organisation.answers.leadsAlready', { name: secondaryLeaderName }));
    await tx.invitation.updateMany({
      where: { teamId: id, kind: 'secondary_leader', acceptedAt: null, revokedAt: null },
      data: { revokedAt: ctx.clock.now() },
    });
    if (team.secondaryLeaderId === userId) return { secondaryLeaderName };
    await endSecondaryLead(tx, ctx, team);
    const { count } = await tx.teamMember.deleteMany({ where: { teamId: id, userId } });
    await tx.team.update({ where: { id }, data: { secondaryLeaderId: userId, secondaryWasMember: count === 1 } });
    const before = team.secondaryLeaderId;
    await recordEvent(tx, ctx, {
      action: 'team.secondary-add',
      subject: `team:${id}`,
      details: { userId, before },
      facts: { team, person: { id: userId, name: secondaryLeaderName }, before },
      roleChanges: [userId, before],
    });
    return { secondaryLeaderName };
  });
}

type Member = ReturnType<typeof presentPerson<number>>;

/**
 * Withdraws the invitation of a secondary leader, or without one removes the secondary leader and returns the member
 * they become again, if they were one. Throws `invalid` if there is neither, and what `getManagedTeam` throws.
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
      await recordEvent(tx, ctx, { ...act, facts: null });
      return { member: null };
    }
    if (!team.secondaryLeader) throw invalid(message('organisation.answers.noSecondaryLeader'));
    const returned = await endSecondaryLead(tx, ctx, team);
    await tx.team.update({ where: { id }, data: { secondaryLeaderId: null, secondaryWasMember: false } });
    await recordEvent(tx, ctx, { ...act, facts: { userId: team.secondaryLeader.id, team }, roleChanges: [userId] });
    return { member: returned ? presentMember(team.secondaryLeader) : null };
  });
}

/**
 * Makes a secondary leader who is about to be replaced or removed a member again, if they were one, and returns whether
 * they are one. Someone who leaves the team knows its share link, so it ends.
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
    await rotateLinkVersion(tx, { companyId, kind: 'team_member', id: teamId }, now);
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

// People are locked first, by id, then the company, departments, teams and invitations, as in `lockPlaces` and when
// erasing.

/** Prevents erasing people and the current leaders of these places until the transaction ends. */
export async function lockPeople(
  tx: Transaction,
  ctx: UserCtx,
  { people = [], teamId = 0, departmentId = 0 }: { people?: readonly number[]; teamId?: number; departmentId?: number },
): Promise<void> {
  const { id: companyId } = ctx.company;
  await tx.$queryRaw`
    SELECT id FROM users
    WHERE company_id = ${companyId} AND id = ANY(ARRAY(
      SELECT unnest(${people}::int[])
      UNION SELECT leader_id FROM departments WHERE id = ${departmentId}
      UNION SELECT unnest(ARRAY[leader_id, secondary_leader_id]) FROM teams WHERE id = ${teamId}))
    ORDER BY id FOR SHARE`;
}
