import { beforeEach, describe, expect, it } from 'vitest';
import { jobCtx, userCtx } from '#/e2e/support/actors/contexts.ts';
import { findNotices } from '#/e2e/support/measures/find-notices.ts';
import { openQueue } from '#/e2e/support/product/queue.ts';
import type { Department, Team, User } from '#/generated/prisma/client.ts';
import { getChart } from '#/lib/domain/chart/get-chart.ts';
import { getCompanyDashboard } from '#/lib/domain/dashboards/company/get-company-dashboard.ts';
import { listDashboardTeams } from '#/lib/domain/dashboards/teams/dashboard-team.service.ts';
import { publishNotification } from '#/lib/domain/notifications/notices/publish-notification.ts';
import { getCompany } from '#/lib/domain/organisation/company/get-company.ts';
import { getDepartment } from '#/lib/domain/organisation/departments/get-department.ts';
import { listLeaderCandidates } from '#/lib/domain/organisation/leaders/candidate.service.ts';
import { addSecondaryLeader } from '#/lib/domain/organisation/leaders/secondary-leader.service.ts';
import { getTeam } from '#/lib/domain/organisation/teams/get-team.ts';
import { restorePerson, suspendPerson } from '#/lib/domain/people/access/suspension.service.ts';
import { listCompleteTeams } from '#/lib/domain/releases/due-release.service.ts';
import type { UserCtx } from '#/lib/platform/context.ts';
import { prisma } from '#/lib/platform/db.ts';
import { message } from '#/lib/words/message.ts';
import { buildCheckIn } from '#/prisma/seed/builders/build-check-in.ts';
import { buildCompany } from '#/prisma/seed/builders/build-company.ts';
import { buildDepartment } from '#/prisma/seed/builders/build-department.ts';
import { buildMember, buildTeam } from '#/prisma/seed/builders/build-team.ts';
import { buildAdministrator, buildUser } from '#/prisma/seed/builders/build-user.ts';

let companyId: number;
let leader: User;
let member: User;
let department: Department;
let team: Team;
let ctx: UserCtx;

openQueue();

beforeEach(async () => {
  const db = prisma();
  companyId = (await buildCompany(db)).id;
  ctx = await userCtx(await buildAdministrator(db, { companyId }));
  leader = await buildUser(db, { companyId, firstName: 'Lea' });
  department = await buildDepartment(db, { companyId, leaderId: leader.id });
  team = await buildTeam(db, { companyId, departmentId: department.id, leaderId: leader.id });
  member = await buildMember(db, { team });
  await buildMember(db, { team });
});

const chart = () => getChart(ctx, { period: '1m', figures: true, shape: 'objects' } as never);

/** How many members every page shows for the team, its department and the company. */
async function memberCounts(): Promise<number[]> {
  const [row] = await listDashboardTeams(ctx);
  const { department: page } = await getDepartment(ctx, { id: department.id });
  const { company } = await getCompany(ctx, {});
  const dashboard = await getCompanyDashboard(ctx, { period: '1m', departmentId: 0 } as never);
  const drawn = (await chart()) as { teams: { membersCount: number }[]; members: unknown[] };
  return [
    row?.membersCount ?? 0,
    page.teams[0]?.membersCount ?? 0,
    company.departments[0]?.membersCount ?? 0,
    (dashboard as { members: number }).members,
    drawn.members.length,
  ];
}

describe('a suspended member', () => {
  it('doesn’t count as a member until the access is restored, and keeps the place in the team', async () => {
    expect(await memberCounts()).toEqual([2, 2, 2, 2, 2]);
    await suspendPerson(ctx, member.id);
    expect(await memberCounts()).toEqual([1, 1, 1, 1, 1]);
    const { team: page } = await getTeam(ctx, { id: team.id });
    expect(page.members.filter(({ isSuspended }) => isSuspended).map(({ id }) => id)).toEqual([member.id]);
    await restorePerson(ctx, member.id);
    expect(await memberCounts()).toEqual([2, 2, 2, 2, 2]);
  });

  it('keeps no team waiting for an answer', async () => {
    const now = new Date('2026-03-02T13:00:00Z');
    await buildCheckIn(prisma(), { team, userId: member.id, localDate: '2026-03-02' });
    expect(await listCompleteTeams([team.id], now)).toEqual([]);
    await suspendPerson(ctx, member.id);
    expect(await listCompleteTeams([team.id], now)).toEqual([{ teamId: team.id, companyId }]);
  });

  it('gets no notification', async () => {
    await suspendPerson(ctx, member.id);
    const news = {
      companyId,
      aboutUserId: null,
      role: 'Member',
      title: message('birthdays.notice.title'),
      message: message('birthdays.notice.message', { name: 'Ada' }),
      icon: 'team',
      color: 'default',
    } as const;
    await publishNotification(prisma(), jobCtx(), { ...news, userIds: [member.id, leader.id] });
    expect((await findNotices({ where: { companyId } })).map(({ userId }) => userId)).toEqual([leader.id]);
  });

  it('can’t be chosen as a leader', async () => {
    await suspendPerson(ctx, member.id);
    const candidates = await listLeaderCandidates(ctx, { team: team.id, search: '' });
    expect(candidates.map(({ id }) => id)).not.toContain(member.id);
    await expect(addSecondaryLeader(ctx, team.id, { userId: member.id })).rejects.toMatchObject({
      code: 'invalid',
    });
  });
});

describe('a suspended leader', () => {
  it('is marked as suspended wherever the lead is shown, and isn’t in the chart', async () => {
    await suspendPerson(ctx, leader.id);
    expect((await getTeam(ctx, { id: team.id })).team).toMatchObject({ leaderSuspended: true });
    expect((await getDepartment(ctx, { id: department.id })).department).toMatchObject({
      leaderSuspended: true,
      teams: [{ isSuspended: true }],
    });
    expect((await getCompany(ctx, {})).company).toMatchObject({
      leaders: [{ isSuspended: true }],
      departments: [{ isSuspended: true }],
    });
    expect(JSON.stringify(await chart())).not.toContain(leader.email);
  });
});
