import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { userCtx } from '#/e2e/support/actors/contexts.ts';
import { countQueries } from '#/e2e/support/product/count-queries.ts';
import { testDatabase } from '#/e2e/support/product/database.ts';
import type { Team, User } from '#/generated/prisma/client.ts';
import { getTeam } from '#/lib/domain/organisation/teams/get-team.ts';
import { getTeamContract } from '#/lib/domain/organisation/teams/team.contract.ts';
import { readShareToken } from '#/lib/domain/places/share-link.token.ts';
import { closeDatabase, prisma } from '#/lib/platform/db.ts';
import type { RoleName } from '#/lib/platform/roles.ts';
import { buildCompany } from '#/prisma/seed/builders/build-company.ts';
import { buildDepartment } from '#/prisma/seed/builders/build-department.ts';
import { buildInvitation } from '#/prisma/seed/builders/build-invitation.ts';
import { buildMember, buildTeam } from '#/prisma/seed/builders/build-team.ts';
import { buildAdministrator, buildUser } from '#/prisma/seed/builders/build-user.ts';

let companyId: number;
let team: Team;
let people: Record<'head' | 'leader' | 'second' | 'administrator' | 'colleague', User>;

beforeAll(testDatabase);
afterAll(closeDatabase);
beforeEach(async () => {
  const db = prisma();
  companyId = (await buildCompany(db)).id;
  people = {
    head: await buildUser(db, { companyId }),
    leader: await buildUser(db, { companyId, firstName: 'Li', onboardingCompletedAt: null }),
    second: await buildUser(db, { companyId, firstName: 'Su' }),
    administrator: await buildAdministrator(db, { companyId }),
    colleague: await buildUser(db, { companyId }),
  };
  const department = await buildDepartment(db, { companyId, name: 'Research', leaderId: people.head.id });
  // Everyone leads something, so for each role, someone has it without a right to the team.
  await buildDepartment(db, { companyId, leaderId: people.colleague.id });
  await buildTeam(db, { companyId, leaderId: people.colleague.id });
  const leaders = { leaderId: people.leader.id, secondaryLeaderId: people.second.id };
  team = await buildTeam(db, { companyId, departmentId: department.id, name: 'Atoms', ...leaders });
});

const ask = async (who: keyof typeof people, role: RoleName, { id = team.id, page = 1 } = {}) =>
  getTeamContract.response.parse(await getTeam(await userCtx(people[who], { role }), { id, page })).team;

describe('a team’s page', () => {
  it('has its leaders, its department, its link and its schedule', async () => {
    const { link, ...page } = await ask('administrator', 'Administrator');
    expect(page).toEqual({
      id: team.id,
      name: 'Atoms',
      departmentId: team.departmentId,
      departmentName: 'Research',
      leaderName: 'Li Example',
      leaderEmail: people.leader.email,
      leaderOnboarding: false,
      leaderSuspended: false,
      secondaryLeaderOnboarding: true,
      secondaryLeaderSuspended: false,
      pendingLeader: null,
      pendingSecondary: null,
      secondaryLeaderName: 'Su Example',
      secondaryLeaderEmail: people.second.email,
      members: [],
      membersTotal: 0,
      surveysTimeSend: '12:00',
      checkinDay: 1,
      frequencyId: 1,
      workingDays: [1, 2, 3, 4, 5],
      asksOnJoining: true,
      may: { manage: true, changeLeaders: true, delete: true },
    });
    expect(readShareToken(link?.split('/').at(-1) ?? '')).toEqual({ kind: 'team_member', id: team.id, version: 1 });
  });

  it('shows who is invited to lead it; an invited secondary leader replaces the current one', async () => {
    const pending = { companyId, teamId: team.id, firstName: 'Nu', lastName: 'Boss' };
    const next = { kind: 'team_leader', keepPrevious: true, email: 'nu@example.com' } as const;
    await buildInvitation(prisma(), { ...pending, ...next });
    const two = await buildInvitation(prisma(), { ...pending, kind: 'secondary_leader', email: 'two@example.com' });
    expect(await ask('leader', 'Team Leader')).toMatchObject({
      pendingLeader: { email: 'nu@example.com', name: 'Nu Boss', keep: true },
      pendingSecondary: {
        email: 'two@example.com',
        name: 'Nu Boss',
        keep: false,
        expiresAt: two.expiresAt.toISOString(),
      },
      secondaryLeaderName: 'Pending',
      secondaryLeaderEmail: 'two@example.com',
    });
  });

  it('lists invited people at the top, newest first, then members by name, in pages of fifty', async () => {
    const db = prisma();
    const at = (day: number) => new Date(`2026-03-${String(day).padStart(2, '0')}T00:00:00Z`);
    const nameFields = (firstName: string, more: object = {}) => ({ firstName, lastName: 'Reis', ...more });
    const bo = await buildMember(db, { team, joinedAt: at(3), user: nameFields('Bo') });
    const angela = await buildMember(db, {
      team,
      joinedAt: at(1),
      user: nameFields('Ângela', { onboardingCompletedAt: null }),
    });
    const invitation = { companyId, kind: 'team_member', teamId: team.id } as const;
    await buildInvitation(db, { ...invitation, email: 'asked@example.com', createdAt: at(2) });
    await buildInvitation(db, { ...invitation, createdAt: at(2), revokedAt: at(3) });
    const { members, membersTotal } = await ask('administrator', 'Administrator');
    expect(members).toMatchObject([
      {
        id: expect.toSatisfy((id) => id < 0),
        email: 'asked@example.com',
        status: false,
        expiresAt: '2026-03-09T00:00:00.000Z',
      },
      { id: angela.id, status: true, onboarding: false, expiresAt: null },
      { id: bo.id, status: true, onboarding: true },
    ]);
    expect(membersTotal).toBe(3);
    for (let i = 0; i < 49; i++) await buildInvitation(db, { ...invitation, createdAt: at(4) });
    const pages = [await ask('head', 'Department Leader'), await ask('head', 'Department Leader', { page: 2 })];
    expect(pages.map((page) => page.members.length)).toEqual([50, 2]);
    expect(pages[1]?.members.map(({ id }) => id)).toEqual([angela.id, bo.id]);
  });

  it('takes one statement', async () => {
    const ctx = await userCtx(people.administrator);
    await buildMember(prisma(), { team });
    expect(await countQueries(() => getTeam(ctx, { id: team.id, page: 1 }))).toBe(1);
  });
});

describe('opening a team’s page', () => {
  it('works for its managers, in the role that allows it', async () => {
    for (const [who, role] of [
      ['head', 'Department Leader'],
      ['leader', 'Team Leader'],
    ] as const)
      expect((await ask(who, role)).may).toEqual({ manage: true, changeLeaders: true, delete: true });
    const second = await ask('second', 'Team Leader');
    expect(second.may).toEqual({ manage: true, changeLeaders: false, delete: false });
    expect(second.link).not.toBeNull();
    for (const role of ['Department Leader', 'Team Leader'] as const)
      await expect(ask('colleague', role)).rejects.toMatchObject({ code: 'forbidden' });
  });

  it('finds nothing if it’s another company’s, unknown, or another person’s private draft', async () => {
    const foreign = await buildTeam(prisma(), { companyId: (await buildCompany(prisma())).id });
    const draft = await buildTeam(prisma(), { companyId, creatorId: people.leader.id, completedAt: null });
    for (const id of [foreign.id, draft.id, 2_147_483_647])
      await expect(ask('administrator', 'Administrator', { id })).rejects.toMatchObject({
        code: 'not_found',
        message: 'Not found. It may have been deleted, or you may not have access.',
      });
  });
});
