import { requestAdministratorRole } from '#/lib/domain/invitations/acceptance/acceptance.service.ts';
import { joinTeam, takeOverTeam } from '#/lib/domain/invitations/positions/team-leader.service.ts';
import { announceRejoin } from '#/lib/domain/live/live.service.ts';
import { presentMessage } from '#/lib/domain/notifications/list/list.present.ts';
import {
  notifyAdministrators,
  notifyLeader,
  notifyPredecessor,
} from '#/lib/domain/notifications/notices/leader-notice.service.ts';
import { notifyOfSecondaryLeader } from '#/lib/domain/notifications/notices/position-notice.service.ts';
import type { Joining } from '#/lib/domain/places/locks/lock-places.ts';
import { replaceDepartmentLeader } from '#/lib/domain/places/locks/replace-department-leader.ts';
import { raiseLinkVersion } from '#/lib/domain/places/locks/revocation.service.ts';
import type { Ctx } from '#/lib/platform/context.ts';
import type { Transaction } from '#/lib/platform/db.ts';

/**
 * Gives a person of the company the place they were invited to, beside the roles they have; the caller has locked the
 * place. Returns the ids of everybody whose roles changed, none when the person was there before or only asks.
 */
export async function takePlace(tx: Transaction, ctx: Ctx, joining: Joining): Promise<number[]> {
  const changed = await enter(tx, ctx, joining);
  await announceRejoin(tx, changed);
  return changed;
}

function enter(tx: Transaction, ctx: Ctx, joining: Joining): Promise<number[]> {
  const { departmentId, teamId } = joining;
  switch (joining.kind) {
    case 'company_administrator':
      return becomeAdministrator(tx, ctx, joining);
    case 'department_leader':
      return departmentId ? takeOverDepartment(tx, ctx, joining, departmentId) : startDepartment(tx, ctx, joining);
    case 'team_leader':
      return teamId ? takeOverTeam(tx, ctx, joining, teamId) : startTeam(tx, ctx, joining);
    case 'secondary_leader':
      return teamId ? becomeSecondaryLeader(tx, ctx, joining, teamId) : Promise.resolve([]);
    case 'administrator_request':
      return requestAdministratorRole(tx, ctx, joining).then(() => []);
    case 'team_member':
      return teamId ? joinTeam(tx, ctx, joining, teamId) : Promise.resolve([]);
  }
}

/** Makes the person an Administrator and notifies all others; returns whose roles changed. */
async function becomeAdministrator(tx: Transaction, ctx: Ctx, { companyId, person, now }: Joining): Promise<number[]> {
  const data = { companyId, userId: person.id, createdAt: now };
  // A waiting request needs no answer any more.
  await tx.administratorRequest.deleteMany({ where: { companyId, userId: person.id } });
  const { count } = await tx.administrator.createMany({ data, skipDuplicates: true });
  if (count === 0) return [];
  const news = {
    companyId,
    aboutUserId: person.id,
    title: 'New administrator',
    message: presentMessage`<strong>${person.firstName} ${person.lastName}</strong> is now an Administrator.`,
    icon: 'person',
  } as const;
  await notifyAdministrators(tx, ctx, news, [person.id]);
  return [person.id];
}

/** Starts a team in the same way, in the department of the invitation where there is one. */
async function startTeam(tx: Transaction, ctx: Ctx, joining: Joining): Promise<number[]> {
  const { companyId, departmentId, person, now } = joining;
  const draft = { companyId, departmentId, creatorId: person.id, leaderId: person.id, completedAt: null };
  if ((await tx.team.count({ where: { ...draft, name: '' } })) > 0) return [];
  const { department } = await tx.team.create({
    data: { ...draft, name: '', createdAt: now },
    include: { department: true },
  });
  const { firstName, lastName } = person;
  const news = { companyId, aboutUserId: person.id, title: 'New team leader', icon: 'person' } as const;
  if (department) {
    const message = presentMessage`<strong>${firstName} ${lastName}</strong> joined to lead a new team in <strong>${department.name || 'your department'}</strong>.`;
    const to = { leaderId: department.leaderId, role: 'Department Leader' } as const;
    await notifyLeader(tx, ctx, { ...news, message }, to);
  } else {
    const message = presentMessage`<strong>${firstName} ${lastName}</strong> joined to lead a new team.`;
    await notifyAdministrators(tx, ctx, { ...news, message }, [person.id]);
  }
  return [person.id];
}

/**
 * Starts a department that the person leads and names later, in onboarding or in the wizard; does nothing where one
 * waits for a name already. Returns whose roles changed.
 */
async function startDepartment(tx: Transaction, ctx: Ctx, { companyId, person, now }: Joining): Promise<number[]> {
  const draft = { companyId, creatorId: person.id, leaderId: person.id, completedAt: null };
  if ((await tx.department.count({ where: { ...draft, name: '' } })) > 0) return [];
  await tx.department.create({ data: { ...draft, name: '', createdAt: now } });
  const news = {
    companyId,
    aboutUserId: person.id,
    title: 'New department leader',
    message: presentMessage`<strong>${person.firstName} ${person.lastName}</strong> joined to lead a new department.`,
    icon: 'person',
  } as const;
  await notifyAdministrators(tx, ctx, news, [person.id]);
  return [person.id];
}

/**
 * Makes the person the leader of a department. It has no members, so the leader before cannot stay as one, and loses
 * this lead and nothing else. Returns whose roles changed.
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
  const name = department.name || 'your department';
  const news = {
    companyId,
    aboutUserId: person.id,
    title: 'New department leader',
    message: presentMessage`<strong>${person.firstName} ${person.lastName}</strong> now leads <strong>${name}</strong>.`,
    icon: 'person',
  } as const;
  if (previous !== null) await notifyPredecessor(tx, ctx, news, previous);
  await notifyAdministrators(tx, ctx, news, [person.id, previous]);
  return previous === null ? [person.id] : [person.id, previous];
}

/**
 * Makes the person the secondary leader of a team; a member leaves the list of members, and a person who leads the team
 * by now stays its leader. The one before becomes a member when the invitation says so, or, where it says nothing, when
 * they were one before. Returns whose roles changed.
 */
async function becomeSecondaryLeader(tx: Transaction, ctx: Ctx, joining: Joining, teamId: number): Promise<number[]> {
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
