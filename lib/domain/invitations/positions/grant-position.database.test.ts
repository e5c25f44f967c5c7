import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { userCtx } from '#/e2e/support/actors/contexts.ts';
import { findNotices } from '#/e2e/support/measures/find-notices.ts';
import { testDatabase } from '#/e2e/support/product/database.ts';
import { refusalsOf } from '#/e2e/support/product/settled.ts';
import type { Department, Prisma, Team, User } from '#/generated/prisma/client.ts';
import { joinInvitation } from '#/lib/domain/invitations/acceptance/join-invitation.ts';
import { listTeamDrafts } from '#/lib/domain/organisation/drafts/team-draft.service.ts';
import { deleteTeam } from '#/lib/domain/organisation/teams/team.service.ts';
import { closeDatabase, prisma } from '#/lib/platform/db.ts';
import { mailedToken } from '#/lib/platform/tokens.ts';
import { buildCompany } from '#/prisma/seed/builders/build-company.ts';
import { buildDepartment } from '#/prisma/seed/builders/build-department.ts';
import { buildInvitation } from '#/prisma/seed/builders/build-invitation.ts';
import { buildMember, buildTeam } from '#/prisma/seed/builders/build-team.ts';
import { buildAdministrator, buildUser } from '#/prisma/seed/builders/build-user.ts';

let companyId: number;
let administrator: User;
let leader: User;
let person: User;
let department: Department;
let team: Team;

beforeAll(testDatabase);
afterAll(closeDatabase);
beforeEach(async () => {
  companyId = (await buildCompany(prisma())).id;
  administrator = await buildAdministrator(prisma(), { companyId });
  [leader, person] = [await buildUser(prisma(), { companyId }), await buildUser(prisma(), { companyId })];
  department = await buildDepartment(prisma(), { companyId, leaderId: leader.id });
  team = await buildTeam(prisma(), { companyId, departmentId: department.id, leaderId: leader.id });
});

type Kind = Prisma.InvitationUncheckedCreateInput['kind'];

async function invite(kind: Kind, fields: Partial<Prisma.InvitationUncheckedCreateInput> = {}, user = person) {
  const { id } = await buildInvitation(prisma(), { companyId, kind, email: user.email, ...fields });
  return mailedToken('inv_', id);
}

const join = async (token: string, user = person) => joinInvitation(await userCtx(user), token);
const current = () => prisma().team.findUniqueOrThrow({ where: { id: team.id } });

async function memberIds(): Promise<number[]> {
  const rows = await prisma().teamMember.findMany({ where: { teamId: team.id }, orderBy: { userId: 'asc' } });
  return rows.map(({ userId }) => userId);
}

async function notificationsOf(user: User): Promise<[string, string][]> {
  const rows = await findNotices({ where: { userId: user.id } });
  return rows.map(({ role, title }) => [role, title]);
}

describe('a new leader of a team', () => {
  it.each([
    [true, true],
    [null, true],
    [false, false],
  ])('takes over immediately; with keep %s the former leader is a member: %s', async (keepPrevious, isMember) => {
    const token = await invite('team_leader', { teamId: team.id, keepPrevious });
    expect(await current()).toMatchObject({ leaderId: leader.id });
    await join(token);
    expect(await current()).toMatchObject({ leaderId: person.id });
    expect(await memberIds()).toEqual(isMember ? [leader.id] : []);
    // They still lead the department, which is a stronger role than Member.
    expect(await notificationsOf(leader)).toEqual([['Department Leader', 'New team leader']]);
    expect(await notificationsOf(person)).toEqual([]);
  });

  it('ends the former leader’s invitations of secondary leaders, and no others', async () => {
    const teamId = team.id;
    await invite('secondary_leader', { teamId, email: 'own@example.com', invitedById: leader.id });
    await invite('secondary_leader', { teamId, email: 'second@example.com', invitedById: administrator.id });
    await invite('team_member', { teamId, email: 'own@example.com', invitedById: leader.id });
    await join(await invite('team_leader', { teamId: team.id }));
    const open = await prisma().invitation.findMany({
      where: { companyId, acceptedAt: null, revokedAt: null },
      orderBy: { id: 'asc' },
    });
    expect(open.map(({ kind, invitedById }) => [kind, invitedById])).toEqual([
      ['secondary_leader', administrator.id],
      ['team_member', leader.id],
    ]);
  });

  it('is removed from the list of members; results and the others stay', async () => {
    await buildMember(prisma(), { team, user: person });
    const other = await buildMember(prisma(), { team });
    await join(await invite('team_leader', { teamId: team.id, keepPrevious: false }));
    expect(await memberIds()).toEqual([other.id]);
  });

  it('who was the secondary leader leaves that place empty', async () => {
    const data = { secondaryLeaderId: person.id, secondaryWasMember: true };
    await prisma().team.update({ where: { id: team.id }, data });
    await join(await invite('team_leader', { teamId: team.id, keepPrevious: true }));
    expect(await current()).toMatchObject({ leaderId: person.id, secondaryLeaderId: null, secondaryWasMember: false });
    expect(await memberIds()).toEqual([leader.id]);
  });

  it('whose leader is deleted, or who leads it already, changes no one else', async () => {
    await prisma().team.update({ where: { id: team.id }, data: { leaderId: null } });
    await join(await invite('team_leader', { teamId: team.id, keepPrevious: true }));
    expect(await memberIds()).toEqual([]);
    await join(await invite('team_leader', { teamId: team.id, keepPrevious: true }));
    expect(await current()).toMatchObject({ leaderId: person.id });
    expect(await memberIds()).toEqual([]);
  });

  it('may be one of two who accept in parallel: one leads, and no one is lost', async () => {
    const rival = await buildUser(prisma(), { companyId });
    const tokens = [
      [await invite('team_leader', { teamId: team.id, keepPrevious: true }), person] as const,
      [await invite('team_leader', { teamId: team.id, keepPrevious: true }, rival), rival] as const,
    ];
    await Promise.all(tokens.map(([token, user]) => join(token, user)));
    const { leaderId } = await current();
    const everybody = [leader.id, person.id, rival.id];
    expect(everybody).toContain(leaderId);
    const holderIds = [leaderId, ...(await memberIds())];
    expect(holderIds).toHaveLength(3);
    expect(new Set(holderIds)).toEqual(new Set(everybody));
  });
});

describe('a secondary leader', () => {
  it.each([true, false])('who was a member: %s; leaves the list of members, and the team remembers it', async (was) => {
    if (was) await buildMember(prisma(), { team, user: person });
    await join(await invite('secondary_leader', { teamId: team.id }));
    expect(await current()).toMatchObject({ secondaryLeaderId: person.id, secondaryWasMember: was });
    expect(await memberIds()).toEqual([]);
    expect(await notificationsOf(leader)).toEqual([['Team Leader', 'New secondary leader']]);
  });

  it.each([
    [true, false, true],
    [false, true, false],
    [null, true, true],
    [null, false, false],
  ])(
    'who is replaced, with keep %s and a member before: %s, becomes a member: %s',
    async (keepPrevious, was, isMember) => {
      const before = await buildUser(prisma(), { companyId });
      const data = { secondaryLeaderId: before.id, secondaryWasMember: was };
      await prisma().team.update({ where: { id: team.id }, data });
      await join(await invite('secondary_leader', { teamId: team.id, keepPrevious }));
      expect(await current()).toMatchObject({ secondaryLeaderId: person.id });
      expect(await memberIds()).toEqual(isMember ? [before.id] : []);
      expect(await notificationsOf(before)).toEqual([['Member', 'New secondary leader']]);
    },
  );

  it('who has become the team’s leader meanwhile keeps leading it', async () => {
    await join(await invite('secondary_leader', { teamId: team.id }, leader), leader);
    expect(await current()).toMatchObject({ leaderId: leader.id, secondaryLeaderId: null });
  });
});

describe('a leader of something new', () => {
  it('gets an unfinished team in the department, once, without onboarding', async () => {
    const token = await invite('team_leader', { departmentId: department.id });
    await Promise.allSettled(Array.from({ length: 20 }, () => join(token)));
    const drafts = await prisma().team.findMany({ where: { companyId, completedAt: null } });
    const own = { name: '', departmentId: department.id, leaderId: person.id, creatorId: person.id };
    expect(drafts).toMatchObject([own]);
    expect((await listTeamDrafts(await userCtx(person))).teams).toHaveLength(1);
    expect(await notificationsOf(leader)).toEqual([['Department Leader', 'New team leader']]);
    const after = await prisma().user.findUniqueOrThrow({ where: { id: person.id } });
    expect(after.onboardingCompletedAt).toEqual(person.onboardingCompletedAt);
  });

  it('gets an unfinished department of their own, and administrators are notified', async () => {
    await join(await invite('department_leader'));
    const drafts = await prisma().department.findMany({ where: { companyId, completedAt: null } });
    expect(drafts).toMatchObject([{ name: '', leaderId: person.id, creatorId: person.id }]);
    expect(await notificationsOf(administrator)).toEqual([['Administrator', 'New department leader']]);
  });

  it('takes over a department; the former leader loses only this lead', async () => {
    await join(await invite('department_leader', { departmentId: department.id, keepPrevious: true }));
    expect(await prisma().department.findUnique({ where: { id: department.id } })).toMatchObject({
      leaderId: person.id,
    });
    expect(await current()).toMatchObject({ leaderId: leader.id });
    expect(await notificationsOf(leader)).toEqual([['Team Leader', 'New department leader']]);
    expect(await notificationsOf(administrator)).toEqual([['Administrator', 'New department leader']]);
  });
});

describe('an existing person', () => {
  it('keeps every role held before', async () => {
    await buildMember(prisma(), { team, user: administrator });
    await join(await invite('team_leader', { departmentId: department.id }, administrator), administrator);
    const { actor } = await userCtx(administrator);
    expect(actor.roles).toEqual(['Administrator', 'Team Leader', 'Member']);
  });

  it('who leads the team doesn’t become its member', async () => {
    await join(await invite('team_member', { teamId: team.id }, leader), leader);
    expect(await memberIds()).toEqual([]);
  });

  it('becomes an administrator, and all other administrators are notified', async () => {
    await join(await invite('company_administrator'));
    expect((await userCtx(person)).actor.role).toBe('Administrator');
    expect(await notificationsOf(administrator)).toEqual([['Administrator', 'New administrator']]);
    expect(await notificationsOf(person)).toEqual([]);
  });
});

describe('accepting while the team is deleted', () => {
  it('either joins it first or finds the invitation expired', async () => {
    const people = await Promise.all(Array.from({ length: 6 }, () => buildUser(prisma(), { companyId })));
    const tokens = await Promise.all(people.map((user) => invite('team_member', { teamId: team.id }, user)));
    const ctx = await userCtx(administrator);
    const joins = people.map((user, at) => join(tokens[at] ?? '', user));
    const results = await Promise.allSettled([...joins, deleteTeam(ctx, team.id)]);
    for (const reason of refusalsOf(results)) expect(reason).toMatchObject({ code: 'bad_request' });
    expect(results.at(-1)).toMatchObject({ status: 'fulfilled' });
    expect(await prisma().invitation.count({ where: { teamId: team.id } })).toBe(0);
    expect(await memberIds()).toEqual([]);
  });
});
