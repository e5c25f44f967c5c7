import type { Prisma } from '#/generated/prisma/client.ts';
import { recordEvent } from '#/lib/domain/events/record-event.ts';
import { notifyMembers, notifyPredecessor } from '#/lib/domain/notifications/notices/leader-notice.service.ts';
import { sayNewReader } from '#/lib/domain/notifications/notices/position-notice.service.ts';
import { publishNotification } from '#/lib/domain/notifications/notices/publish-notification.ts';
import { endMemberships } from '#/lib/domain/people/bulk/bulk.service.ts';
import type { Ledger } from '#/lib/domain/people/import-changes/open-ledger.ts';
import type { PlacedPosition } from '#/lib/domain/people/import-file/import-position.ts';
import { replaceDepartmentLeader } from '#/lib/domain/places/locks/lock-places.ts';
import { revokeSecondaryInvitations } from '#/lib/domain/places/locks/revocation.service.ts';
import type { Ctx } from '#/lib/platform/context.ts';
import type { Transaction } from '#/lib/platform/db.ts';
import { message } from '#/lib/words/message.ts';

/**
 * Makes people the leaders of departments and teams as a file says. The previous leader stays as a member of the team,
 * and the new one stops being a member of it. Someone who is the team's secondary leader stays secondary leader. Open
 * invitations to lead these places are revoked, and the previous leader, the new one and the team's members are
 * notified.
 */
export async function setLeaders(
  tx: Transaction,
  ctx: Ctx,
  ledger: Ledger,
  people: readonly PlacedPosition[],
): Promise<void> {
  for (const person of people) {
    if (person.role === 'Department Leader') await leadDepartment(tx, ctx, ledger, person);
    if (person.role === 'Team Leader') await leadTeam(tx, ctx, ledger, person);
  }
}

async function leadDepartment(
  tx: Transaction,
  ctx: Ctx,
  ledger: Ledger,
  { userId, departmentId }: PlacedPosition,
): Promise<void> {
  if (departmentId === null || userId === null) return;
  const { now } = ledger;
  const department = await tx.department.findUniqueOrThrow({ where: { id: departmentId } });
  const { leaderId: before, name } = department;
  if (before === userId) return;
  await replaceDepartmentLeader(tx, department, userId, now);
  await revokeInvitations(tx, ledger, { departmentId, kind: 'department_leader' });
  ledger.add('department_leader_set', { departmentId, userId, previousUserId: before });
  await note(tx, ctx, ledger, { action: 'department.leader', subject: `department:${departmentId}`, userId, before });
  await notifyOfLeader(tx, ctx, ledger, { userId, before, name, teamId: null });
}

async function leadTeam(
  tx: Transaction,
  ctx: Ctx,
  ledger: Ledger,
  { userId, teamId, email }: PlacedPosition,
): Promise<void> {
  if (teamId === null || userId === null) return;
  const { companyId, now } = ledger;
  const { leaderId: before, secondaryLeaderId, name } = await tx.team.findUniqueOrThrow({ where: { id: teamId } });
  if (before === userId || secondaryLeaderId === userId) return;
  await endMemberships(tx, ledger, [{ email, teamIds: [teamId] }]);
  await tx.team.update({ where: { id: teamId }, data: { leaderId: userId } });
  await revokeInvitations(tx, ledger, { teamId, OR: [{ kind: 'team_leader' }, { email }] });
  ledger.add('team_leader_set', { teamId, userId, previousUserId: before });
  if (before !== null) {
    const data = { teamId, userId: before, companyId, joinedAt: now };
    const { count } = await tx.teamMember.createMany({ data, skipDuplicates: true });
    if (count === 1) ledger.add('membership_added', { teamId, userId: before });
    await revokeSecondaryInvitations(tx, { companyId, teamId, leaderId: before, now });
  }
  await note(tx, ctx, ledger, { action: 'team.leader', subject: `team:${teamId}`, userId, before });
  await notifyOfLeader(tx, ctx, ledger, { userId, before, name, teamId });
}

/** Revokes open invitations to lead this place, and the new leader's other invitations to the team. */
async function revokeInvitations(
  tx: Transaction,
  { companyId, now }: Ledger,
  filter: Prisma.InvitationWhereInput,
): Promise<void> {
  const where = { ...filter, companyId, acceptedAt: null, revokedAt: null };
  await tx.invitation.updateMany({ where, data: { revokedAt: now } });
}

async function note(
  tx: Transaction,
  ctx: Ctx,
  { companyId, actorId, importId, affected }: Ledger,
  {
    userId,
    before,
    ...what
  }: { action: 'team.leader' | 'department.leader'; subject: string; userId: number; before: number | null },
): Promise<void> {
  affected.add(userId);
  if (before !== null) affected.add(before);
  const details = { userId, before, import: importId };
  await recordEvent(tx, ctx, { ...what, companyId, actorId, details, facts: null });
}

interface Change {
  companyId: number;
  /** Who imports, or undoes an import. */
  actorId: number;
}

interface Lead {
  userId: number;
  before: number | null;
  /** The name of the department or team. */
  name: string;
  teamId: number | null;
}

/**
 * Notifies a person that an import or its undoing has made them a leader, and the previous leader; never the person who
 * does it. A team's members are notified too, because the leader reads their check-ins by name.
 */
export async function notifyOfLeader(
  tx: Transaction,
  ctx: Ctx,
  { companyId, actorId }: Change,
  { userId, before, name, teamId }: Lead,
): Promise<void> {
  const people = await tx.user.findMany({ where: { companyId, id: { in: [userId, actorId] } } });
  const nameOf = (id: number) => {
    const person = people.find((one) => one.id === id);
    return `${person?.firstName} ${person?.lastName}`;
  };
  const [role, own, others, part] =
    teamId === null
      ? (['Department Leader', 'youLeadDepartment', 'newDepartmentLeader', {}] as const)
      : (['Team Leader', 'youLeadTeam', 'newTeamLeader', { teamId }] as const);
  if (userId !== actorId) {
    const title = message(`notifications.notices.${own}.title`);
    const text = message(`notifications.notices.${own}.message`, { by: nameOf(actorId), place: name });
    const notification = { companyId, aboutUserId: actorId, userIds: [userId], title, message: text, ...part };
    await publishNotification(tx, ctx, { ...notification, role, icon: 'team', color: 'good' });
  }
  const title = message(`notifications.notices.${others}.title`);
  const values = { name: nameOf(userId), place: name, hasName: 'yes' };
  const leads = message(`notifications.notices.${others}.leads`, values);
  const news = { companyId, aboutUserId: userId, title, message: leads, icon: 'person' } as const;
  if (teamId !== null) {
    const reader = { as: 'leader', person: { id: userId, name: nameOf(userId) }, team: { id: teamId, name } } as const;
    await notifyMembers(tx, ctx, { ...news, message: await sayNewReader(tx, reader), teamId }, before);
  }
  if (before === null || before === actorId) return;
  await notifyPredecessor(tx, ctx, { ...news, ...part }, before);
}
