import { presentMessage } from '#/lib/domain/notifications/list/list.present.ts';
import {
  notifyLeader,
  notifyMembers,
  notifyPredecessor,
} from '#/lib/domain/notifications/notices/leader-notice.service.ts';
import { wordNewReader } from '#/lib/domain/notifications/notices/word-new-reader.ts';
import type { Joining } from '#/lib/domain/places/locks/lock-places.ts';
import { closeTeamDoors, raiseLinkVersion } from '#/lib/domain/places/locks/revocation.service.ts';
import type { Ctx } from '#/lib/platform/context.ts';
import type { Transaction } from '#/lib/platform/db.ts';

/**
 * Makes the person the leader of a team, who is then neither its secondary leader nor a member. The leader before
 * becomes a member; where the invitation says otherwise, the share link they know ends. Their open invitations of
 * secondary leaders end. Returns whose roles changed.
 */
export async function takeOverTeam(tx: Transaction, ctx: Ctx, joining: Joining, teamId: number): Promise<number[]> {
  const { companyId, person, keepPrevious, now } = joining;
  const team = await tx.team.findUniqueOrThrow({ where: { id: teamId }, include: { department: true } });
  const { leaderId: previous } = team;
  if (previous === person.id) return [];
  await tx.teamMember.deleteMany({ where: { teamId, userId: person.id } });
  await tx.team.update({
    where: { id: teamId },
    data: {
      leaderId: person.id,
      // The leader of a draft is the one who finishes it.
      ...(team.completedAt ? {} : { creatorId: person.id }),
      ...(team.secondaryLeaderId === person.id ? { secondaryLeaderId: null, secondaryWasMember: false } : {}),
    },
  });
  const news = {
    companyId,
    aboutUserId: person.id,
    title: 'New team leader',
    message: presentMessage`<strong>${person.firstName} ${person.lastName}</strong> now leads <strong>${team.name || 'your team'}</strong>.`,
    icon: 'person',
    teamId,
  } as const;
  const newReader = { id: person.id, name: `${person.firstName} ${person.lastName}` };
  // A secondary leader has read them before.
  const forMembers =
    team.secondaryLeaderId === person.id
      ? news
      : { ...news, message: await wordNewReader(tx, { as: 'leader', person: newReader, team }) };
  await notifyMembers(tx, ctx, forMembers);
  if (previous !== null) {
    const membership = { companyId, teamId, userId: previous };
    if (keepPrevious === false) {
      await tx.teamMember.deleteMany({ where: membership });
      await raiseLinkVersion(tx, { companyId, kind: 'team_member', id: teamId }, now);
    } else await tx.teamMember.createMany({ data: { ...membership, joinedAt: now }, skipDuplicates: true });
    await closeTeamDoors(tx, { companyId, teamId, leaderId: previous, now });
    await notifyPredecessor(tx, ctx, keepPrevious === false ? news : forMembers, previous);
  }
  const above = team.department?.leaderId ?? null;
  if (above !== previous) await notifyLeader(tx, ctx, news, { leaderId: above, role: 'Department Leader' });
  return previous === null ? [person.id] : [person.id, previous];
}
