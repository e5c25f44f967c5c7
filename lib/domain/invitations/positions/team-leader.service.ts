import {
  notifyLeader,
  notifyLeaderOfMember,
  notifyMembers,
  notifyPredecessor,
} from '#/lib/domain/notifications/notices/leader-notice.service.ts';
import { sayNewReader } from '#/lib/domain/notifications/notices/position-notice.service.ts';
import type { Joining, Place } from '#/lib/domain/places/locks/lock-places.ts';
import { revokeSecondaryInvitations, rotateLinkVersion } from '#/lib/domain/places/locks/revocation.service.ts';
import { canManageCompany } from '#/lib/domain/places/places.policy.ts';
import type { Ctx, UserCtx } from '#/lib/platform/context.ts';
import type { Transaction } from '#/lib/platform/db.ts';
import { forbidden } from '#/lib/platform/errors.ts';
import { message } from '#/lib/words/message.ts';

/**
 * Adds the person to a team and notifies its leader. Nothing changes for someone who is already part of it, including
 * its leaders. Returns whose roles changed.
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

/**
 * Makes the person the leader of a team, who is then neither its secondary leader nor a member. The previous leader
 * becomes a member unless the invitation says otherwise; then the share link they know ends. Invitations of secondary
 * leaders that they sent end. Returns whose roles changed.
 */
export async function grantTeam(tx: Transaction, ctx: Ctx, joining: Joining, teamId: number): Promise<number[]> {
  const { companyId, person, keepPrevious, now } = joining;
  const team = await tx.team.findUniqueOrThrow({ where: { id: teamId }, include: { department: true } });
  const { leaderId: previous } = team;
  if (previous === person.id) return [];
  await tx.teamMember.deleteMany({ where: { teamId, userId: person.id } });
  await tx.team.update({
    where: { id: teamId },
    data: {
      leaderId: person.id,
      // The leader of a draft is the person who finishes it.
      ...(team.completedAt ? {} : { creatorId: person.id }),
      ...(team.secondaryLeaderId === person.id ? { secondaryLeaderId: null, secondaryWasMember: false } : {}),
    },
  });
  const name = `${person.firstName} ${person.lastName}`;
  const news = {
    companyId,
    aboutUserId: person.id,
    title: message('notifications.notices.newTeamLeader.title'),
    message: message('notifications.notices.newTeamLeader.leads', {
      name,
      place: team.name,
      hasName: team.name ? 'yes' : 'no',
    }),
    icon: 'person',
    teamId,
  } as const;
  // A secondary leader could read the check-ins before.
  const forMembers =
    team.secondaryLeaderId === person.id
      ? news
      : { ...news, message: await sayNewReader(tx, { as: 'leader', person: { id: person.id, name }, team }) };
  await notifyMembers(tx, ctx, forMembers);
  if (previous !== null) {
    const membership = { companyId, teamId, userId: previous };
    if (keepPrevious === false) {
      await tx.teamMember.deleteMany({ where: membership });
      await rotateLinkVersion(tx, { companyId, kind: 'team_member', id: teamId }, now);
    } else await tx.teamMember.createMany({ data: { ...membership, joinedAt: now }, skipDuplicates: true });
    await revokeSecondaryInvitations(tx, { companyId, teamId, leaderId: previous, now });
    await notifyPredecessor(tx, ctx, keepPrevious === false ? news : forMembers, previous);
  }
  const above = team.department?.leaderId ?? null;
  if (above !== previous) await notifyLeader(tx, ctx, news, { leaderId: above, role: 'Department Leader' });
  return previous === null ? [person.id] : [person.id, previous];
}

/**
 * Throws `forbidden` if a leader would end an open invitation of their own successor that an administrator or, for a
 * team, its department's leader has sent. It looks at one email address or at any. Call it with the place locked.
 */
export async function guardSuccessor(
  tx: Transaction,
  { actor, company, clock }: UserCtx,
  { departmentId, teamId }: Omit<Place, 'companyId' | 'kind'>,
  email: string | null = null,
): Promise<void> {
  if (canManageCompany(actor) || (departmentId === null && teamId === null)) return;
  const guarded = await tx.$queryRaw<unknown[]>`
    SELECT i.id FROM invitations i
    LEFT JOIN teams t ON t.id = i.team_id
    LEFT JOIN departments d ON d.id = coalesce(i.department_id, t.department_id)
    WHERE i.company_id = ${company.id} AND i.accepted_at IS NULL AND i.revoked_at IS NULL
      AND i.expires_at > ${clock.now()} AND i.invited_by_id <> ${actor.userId}
      AND (${email}::text IS NULL OR i.email = ${email})
      AND CASE i.kind
        WHEN 'team_leader' THEN i.team_id = ${teamId} AND t.leader_id = ${actor.userId}
        WHEN 'department_leader' THEN i.department_id = ${departmentId} AND d.leader_id = ${actor.userId}
        ELSE false END
      AND (i.team_id IS NOT NULL AND i.invited_by_id = d.leader_id
        OR EXISTS (SELECT FROM administrators a WHERE a.user_id = i.invited_by_id))
    LIMIT 1`;
  if (guarded.length > 0) throw forbidden(message('invitations.answers.guarded'));
}
