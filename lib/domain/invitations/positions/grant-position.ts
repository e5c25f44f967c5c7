import { requestAdministratorRole } from '#/lib/domain/invitations/acceptance/acceptance.service.ts';
import { grantTeam, joinTeam } from '#/lib/domain/invitations/positions/team-leader.service.ts';
import { announceRejoin } from '#/lib/domain/live/live.service.ts';
import {
  notifyAdministrators,
  notifyLeader,
  notifyPredecessor,
} from '#/lib/domain/notifications/notices/leader-notice.service.ts';
import { notifyOfSecondaryLeader } from '#/lib/domain/notifications/notices/position-notice.service.ts';
import { type Joining, replaceDepartmentLeader } from '#/lib/domain/places/locks/lock-places.ts';
import { rotateLinkVersion } from '#/lib/domain/places/locks/revocation.service.ts';
import type { Ctx } from '#/lib/platform/context.ts';
import type { Transaction } from '#/lib/platform/db.ts';
import { message } from '#/lib/words/message.ts';

/**
 * Gives a person of the company the place they were invited to, in addition to their roles. The caller must have locked
 * the place. Returns the ids of everyone whose roles changed: none if the person had the place already or only requests
 * it.
 */
export async function grantPosition(tx: Transaction, ctx: Ctx, joining: Joining): Promise<number[]> {
  const changed = await enter(tx, ctx, joining);
  await announceRejoin(tx, changed);
  return changed;
}

function enter(tx: Transaction, ctx: Ctx, joining: Joining): Promise<number[]> {
  const { departmentId, teamId } = joining;
  switch (joining.kind) {
    case 'company_administrator':
      return grantAdministrator(tx, ctx, joining);
    case 'department_leader':
      return departmentId ? takeOverDepartment(tx, ctx, joining, departmentId) : startDepartment(tx, ctx, joining);
    case 'team_leader':
      return teamId ? grantTeam(tx, ctx, joining, teamId) : startTeam(tx, ctx, joining);
    case 'secondary_leader':
      return teamId ? becomeSecondaryLeader(tx, ctx, joining, teamId) : Promise.resolve([]);
    case 'administrator_request':
      return requestAdministratorRole(tx, ctx, joining).then(() => []);
    case 'team_member':
      return teamId ? joinTeam(tx, ctx, joining, teamId) : Promise.resolve([]);
  }
}

const nameOf = ({ firstName, lastName }: Joining['person']) => `${firstName} ${lastName}`;

/** Makes the person an administrator and notifies the others. Returns whose roles changed. */
async function grantAdministrator(tx: Transaction, ctx: Ctx, { companyId, person, now }: Joining): Promise<number[]> {
  const data = { companyId, userId: person.id, createdAt: now };
  // A waiting request no longer needs an answer.
  await tx.administratorRequest.deleteMany({ where: { companyId, userId: person.id } });
  const { count } = await tx.administrator.createMany({ data, skipDuplicates: true });
  if (count === 0) return [];
  const news = {
    companyId,
    aboutUserId: person.id,
    title: message('notifications.notices.newAdministrator.title'),
    message: message('notifications.notices.newAdministrator.message', { name: nameOf(person) }),
    icon: 'person',
  } as const;
  await notifyAdministrators(tx, ctx, news, [person.id]);
  return [person.id];
}

/** Starts a team, in the department of the invitation if there is one. */
async function startTeam(tx: Transaction, ctx: Ctx, joining: Joining): Promise<number[]> {
  const { companyId, departmentId, person, now } = joining;
  const draft = { companyId, departmentId, creatorId: person.id, leaderId: person.id, completedAt: null };
  if ((await tx.team.count({ where: { ...draft, name: '' } })) > 0) return [];
  const { department } = await tx.team.create({
    data: { ...draft, name: '', createdAt: now },
    include: { department: true },
  });
  const title = message('notifications.notices.newTeamLeader.title');
  const news = { companyId, aboutUserId: person.id, title, icon: 'person' } as const;
  const name = nameOf(person);
  if (department) {
    const values = { name, department: department.name, hasName: department.name ? 'yes' : 'no' };
    const within = message('notifications.notices.newTeamLeader.beginsWithin', values);
    const to = { leaderId: department.leaderId, role: 'Department Leader' } as const;
    await notifyLeader(tx, ctx, { ...news, message: within }, to);
  } else {
    const begins = message('notifications.notices.newTeamLeader.begins', { name });
    await notifyAdministrators(tx, ctx, { ...news, message: begins }, [person.id]);
  }
  return [person.id];
}

/**
 * Starts a department that the person leads and names later, in onboarding or in the wizard; does nothing if one
 * already waits for a name. Returns whose roles changed.
 */
async function startDepartment(tx: Transaction, ctx: Ctx, { companyId, person, now }: Joining): Promise<number[]> {
  const draft = { companyId, creatorId: person.id, leaderId: person.id, completedAt: null };
  if ((await tx.department.count({ where: { ...draft, name: '' } })) > 0) return [];
  await tx.department.create({ data: { ...draft, name: '', createdAt: now } });
  const news = {
    companyId,
    aboutUserId: person.id,
    title: message('notifications.notices.newDepartmentLeader.title'),
    message: message('notifications.notices.newDepartmentLeader.begins', { name: nameOf(person) }),
    icon: 'person',
  } as const;
  await notifyAdministrators(tx, ctx, news, [person.id]);
  return [person.id];
}

/**
 * Makes the person the leader of a department. A department has no members, so the previous leader loses this lead and
 * nothing else. Returns whose roles changed.
 */
async function takeOverDepartment(
  tx: Transaction,
  ctx: Ctx,
  { companyId, person, now }: Joining,
  departmentId: number,
): Promise<number[]> {
  const department = await tx.department.findUniqueOrThrow({ where: { id: departmentId } });
  const { leaderId: previous } = department;
  if (previous === person.id) return [];
  await replaceDepartmentLeader(tx, department, person.id, now);
  const news = {
    companyId,
    aboutUserId: person.id,
    title: message('notifications.notices.newDepartmentLeader.title'),
    message: message('notifications.notices.newDepartmentLeader.leads', {
      name: nameOf(person),
      place: department.name,
      hasName: department.name ? 'yes' : 'no',
    }),
    icon: 'person',
  } as const;
  if (previous !== null) await notifyPredecessor(tx, ctx, news, previous);
  await notifyAdministrators(tx, ctx, news, [person.id, previous]);
  return previous === null ? [person.id] : [person.id, previous];
}

/**
 * Makes the person the secondary leader of a team. A member leaves the list of members, and someone who has become its
 * leader stays leader. The previous secondary leader becomes a member if the invitation says so or, if it doesn't say,
 * if they were one before. Returns whose roles changed.
 */
async function becomeSecondaryLeader(tx: Transaction, ctx: Ctx, joining: Joining, teamId: number): Promise<number[]> {
  const { companyId, person, keepPrevious, now } = joining;
  const team = await tx.team.findUniqueOrThrow({ where: { id: teamId } });
  const { secondaryLeaderId: previous } = team;
  if (previous === person.id || team.leaderId === person.id) return [];
  const { count } = await tx.teamMember.deleteMany({ where: { teamId, userId: person.id } });
  const data = { secondaryLeaderId: person.id, secondaryWasMember: count > 0 };
  await tx.team.update({ where: { id: teamId }, data });
  const name = nameOf(person);
  const news = await notifyOfSecondaryLeader(tx, ctx, { team, person: { id: person.id, name }, before: previous });
  if (previous !== null) {
    const membership = { companyId, teamId, userId: previous };
    if (keepPrevious ?? team.secondaryWasMember) {
      await tx.teamMember.createMany({ data: { ...membership, joinedAt: now }, skipDuplicates: true });
      await notifyPredecessor(tx, ctx, news, previous);
    } else {
      await rotateLinkVersion(tx, { companyId, kind: 'team_member', id: teamId }, now);
      // No one reads the check-ins of someone who leaves.
      const values = { name, team: team.name, hasName: team.name ? 'yes' : 'no' };
      const left = message('notifications.notices.newSecondaryLeader.message', values);
      await notifyPredecessor(tx, ctx, { ...news, message: left }, previous);
    }
  }
  return previous === null ? [person.id] : [person.id, previous];
}
