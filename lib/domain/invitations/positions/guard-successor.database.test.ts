import { beforeEach, describe, expect, it } from 'vitest';
import { userCtx } from '#/e2e/support/actors/contexts.ts';
import { openQueue } from '#/e2e/support/product/queue.ts';
import type { Department, Team, User } from '#/generated/prisma/client.ts';
import { inviteNewDepartmentLeader, inviteNewTeamLeader } from '#/lib/domain/invitations/invite/invite.service.ts';
import {
  resendDepartmentInvitation,
  resendTeamInvitation,
  withdrawDepartmentInvitation,
  withdrawTeamInvitation,
} from '#/lib/domain/invitations/open-invitations/open-invitation.service.ts';
import { setDepartmentLeader } from '#/lib/domain/organisation/departments/department.service.ts';
import type { UserCtx } from '#/lib/platform/context.ts';
import { prisma } from '#/lib/platform/db.ts';
import type { RoleName } from '#/lib/platform/roles.ts';
import { buildCompany } from '#/prisma/seed/builders/build-company.ts';
import { buildDepartment } from '#/prisma/seed/builders/build-department.ts';
import { buildInvitation } from '#/prisma/seed/builders/build-invitation.ts';
import { buildTeam } from '#/prisma/seed/builders/build-team.ts';
import { buildAdministrator, buildUser } from '#/prisma/seed/builders/build-user.ts';

const NOW = new Date('2026-03-02T12:00:00Z');
const MINUTE_AGO = new Date('2026-03-02T11:59:00Z');
const successor = { email: 'next.leader@example.com', firstName: 'Next', lastName: 'Leader' };

let companyId: number;
let above: Record<'administrator' | 'departmentLeader', User>;
let leader: User;
let department: Department;
let team: Team;

openQueue();
beforeEach(async () => {
  companyId = (await buildCompany(prisma())).id;
  above = {
    administrator: await buildAdministrator(prisma(), { companyId }),
    departmentLeader: await buildUser(prisma(), { companyId }),
  };
  leader = await buildUser(prisma(), { companyId });
  department = await buildDepartment(prisma(), { companyId, leaderId: above.departmentLeader.id });
  team = await buildTeam(prisma(), { companyId, departmentId: department.id, leaderId: leader.id });
});

const as = (user: User, role: RoleName) => userCtx(user, { role, now: NOW });
/** The company's only open invitation. */
async function invite(kind: 'team_leader' | 'department_leader', sender: User | null, createdAt = MINUTE_AGO) {
  await prisma().invitation.deleteMany({ where: { companyId, revokedAt: null } });
  return buildInvitation(prisma(), {
    companyId,
    kind,
    departmentId: kind === 'department_leader' ? department.id : null,
    teamId: kind === 'team_leader' ? team.id : null,
    invitedById: sender?.id ?? null,
    createdAt,
    ...successor,
  });
}
const linkWorks = async ({ id }: { id: number }) =>
  (await prisma().invitation.count({ where: { id, version: 1, revokedAt: null } })) === 1;
const outcome = (work: Promise<unknown>) =>
  work.then(
    () => 'done',
    ({ code, message }: { code: string; message: string }) => `${code}: ${message}`,
  );

const another = { ...successor, email: 'somebody.else@example.com', keep: true };
const teamWays: [string, (ctx: UserCtx) => Promise<unknown>][] = [
  ['withdrawing it', (ctx) => withdrawTeamInvitation(ctx, team.id, successor)],
  ['sending it again as one’s own', (ctx) => resendTeamInvitation(ctx, team.id, successor)],
  ['inviting another person instead', (ctx) => inviteNewTeamLeader(ctx, team.id, another)],
];
const departmentWays: [string, (ctx: UserCtx) => Promise<unknown>][] = [
  ['withdrawing it', (ctx) => withdrawDepartmentInvitation(ctx, department.id, successor)],
  ['sending it again as one’s own', (ctx) => resendDepartmentInvitation(ctx, department.id, successor)],
  ['inviting another person instead', (ctx) => inviteNewDepartmentLeader(ctx, department.id, another)],
  ['making another person the leader', (ctx) => setDepartmentLeader(ctx, department.id, { userId: leader.id })],
  ['staying the leader', (ctx) => setDepartmentLeader(ctx, department.id, { userId: ctx.actor.userId })],
];
const refused = expect.stringMatching(/^forbidden: Someone senior to you has invited/);

describe.each(teamWays)('a team leader’s successor: %s', (_way, act) => {
  it.each(['administrator', 'departmentLeader'] as const)('is refused if the %s sent it', async (sender) => {
    const invitation = await invite('team_leader', above[sender]);
    expect(await outcome(act(await as(leader, 'Team Leader')))).toEqual(refused);
    expect(await linkWorks(invitation)).toBe(true);
  });

  it('is otherwise up to the leader, and to those above', async () => {
    const lapsed = new Date(NOW.getTime() - 30 * 24 * 3_600_000);
    const cases: [Parameters<typeof invite>, User, RoleName][] = [
      [['team_leader', leader], leader, 'Team Leader'],
      [['team_leader', null], leader, 'Team Leader'],
      [['team_leader', above.administrator, lapsed], leader, 'Team Leader'],
      [['team_leader', above.administrator], above.departmentLeader, 'Department Leader'],
      [['team_leader', above.departmentLeader], above.administrator, 'Administrator'],
    ];
    for (const [inviteParameters, user, role] of cases) {
      const invitation = await invite(...inviteParameters);
      expect(await outcome(act(await as(user, role)))).toBe('done');
      expect(await linkWorks(invitation)).toBe(false);
    }
  });
});

describe.each(departmentWays)('a department leader’s successor: %s', (_way, act) => {
  it('is refused if an administrator sent it', async () => {
    const invitation = await invite('department_leader', above.administrator);
    expect(await outcome(act(await as(above.departmentLeader, 'Department Leader')))).toEqual(refused);
    expect(await linkWorks(invitation)).toBe(true);
  });

  it('is otherwise up to the leader, and to the administrators', async () => {
    const own = await invite('department_leader', above.departmentLeader);
    expect(await outcome(act(await as(above.departmentLeader, 'Department Leader')))).toBe('done');
    expect(await linkWorks(own)).toBe(false);
    await prisma().department.update({ where: { id: department.id }, data: { leaderId: above.departmentLeader.id } });
    const theirs = await invite('department_leader', above.administrator);
    expect(await outcome(act(await as(above.administrator, 'Administrator')))).toBe('done');
    expect(await linkWorks(theirs)).toBe(false);
  });
});

it('a leader of team and department may do what only an administrator’s invitation rules out', async () => {
  await prisma().team.update({ where: { id: team.id }, data: { leaderId: above.departmentLeader.id } });
  const act = teamWays[0]?.[1] ?? (() => Promise.reject(new Error('no way')));
  await invite('team_leader', above.administrator);
  expect(await outcome(act(await as(above.departmentLeader, 'Department Leader')))).toEqual(refused);
  expect(await outcome(act(await as(above.administrator, 'Administrator')))).toBe('done');
});
