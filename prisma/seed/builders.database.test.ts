import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { testDatabase } from '#/e2e/support/product/database.ts';
import { rebuildPersonMonths } from '#/lib/domain/check-ins/rebuild-person-months.ts';
import { findSessionOfCall } from '#/lib/domain/sessions/session.service.ts';
import { closeDatabase, prisma } from '#/lib/platform/db.ts';
import { verifyPassword } from '#/lib/platform/passwords.ts';
import { buildAnswer, buildCheckIn } from '#/prisma/seed/builders/build-check-in.ts';
import { buildCompany } from '#/prisma/seed/builders/build-company.ts';
import { buildDepartment } from '#/prisma/seed/builders/build-department.ts';
import { buildInvitation } from '#/prisma/seed/builders/build-invitation.ts';
import { signInAs } from '#/prisma/seed/builders/build-session.ts';
import { buildMember, buildTeam } from '#/prisma/seed/builders/build-team.ts';
import { buildAdministrator, buildUser } from '#/prisma/seed/builders/build-user.ts';
import { testPassword } from '#/prisma/seed/builders/test-password.ts';

beforeAll(testDatabase);
afterAll(closeDatabase);

async function buildTeamOfOne() {
  const company = await buildCompany(prisma());
  const leader = await buildUser(prisma(), { companyId: company.id });
  const department = await buildDepartment(prisma(), { companyId: company.id });
  const team = await buildTeam(prisma(), { companyId: company.id, departmentId: department.id, leaderId: leader.id });
  const member = await buildMember(prisma(), { team, user: { firstName: 'Noa' } });
  return { company, leader, department, team, member };
}

describe('builders of people', () => {
  it('create people who can sign in with the test password', async () => {
    const { member } = await buildTeamOfOne();
    expect(member.firstName).toBe('Noa');
    expect(await verifyPassword(testPassword, member.passwordHash)).toBe(true);
  });

  it('create sessions that are recognised, with the roles that follow from the structure', async () => {
    const { company, leader } = await buildTeamOfOne();
    const administrator = await buildAdministrator(prisma(), { companyId: company.id });
    for (const [user, role] of [[leader, 'Team Leader'] as const, [administrator, 'Administrator'] as const]) {
      const session = await signInAs(prisma(), user);
      const cookie = session.cookie.slice(session.cookie.indexOf('=') + 1);
      const foundSession = await findSessionOfCall({ bearer: session.bearer, cookie }, { isBrowser: true }, new Date());
      expect(foundSession?.person).toMatchObject({ userId: user.id, roles: [role] });
    }
    const program = await signInAs(prisma(), leader, { kind: 'api' });
    expect(program.headers).toEqual({ authorization: `Bearer ${program.bearer}` });
    const halves = { bearer: program.bearer, cookie: undefined };
    expect(await findSessionOfCall(halves, { isBrowser: false }, new Date())).not.toBeNull();
  });

  it('put a stored person into a second team, and invite', async () => {
    const { company, member } = await buildTeamOfOne();
    const second = await buildTeam(prisma(), { companyId: company.id });
    expect(await buildMember(prisma(), { team: second, user: member })).toBe(member);
    const invitation = await buildInvitation(prisma(), {
      companyId: company.id,
      kind: 'team_member',
      teamId: second.id,
    });
    expect(invitation.expiresAt.getTime()).toBeGreaterThan(Date.now());
  });
});

describe('builders of check-ins', () => {
  it('create answers whose roll-up is rebuilt, company by company', async () => {
    const { company, team, member } = await buildTeamOfOne();
    const days = ['2026-03-02', '2026-03-03', '2026-03-04', '2026-04-01'];
    const [first, second, third] = await Promise.all(
      days.map((localDate) => buildCheckIn(prisma(), { team, userId: member.id, localDate })),
    );
    if (!first || !second || !third) throw new Error('check-ins are missing');
    await buildAnswer(prisma(), { checkIn: first, productivity: 80 });
    await buildAnswer(prisma(), { checkIn: second, emotionId: 10, productivity: null });
    await buildAnswer(prisma(), { checkIn: third, emotionId: null, motivatorAnswer: null, motivation: null });
    await rebuildPersonMonths(prisma(), { companyId: company.id });
    await rebuildPersonMonths(prisma());
    const months = await prisma().personMonth.findMany({ where: { companyId: company.id }, orderBy: { month: 'asc' } });
    expect(months).toHaveLength(2);
    expect(months[0]).toMatchObject({
      dueCount: 3,
      answerCount: 3,
      goodCount: 1,
      mehCount: 0,
      badCount: 1,
      productivitySum: 150,
      productivityCount: 2,
      motivationSum: 120,
      motivationCount: 2,
    });
    expect(months[1]).toMatchObject({ dueCount: 1, answerCount: 0 });
  });

  it('remove a month whose check-ins are deleted', async () => {
    const { company, team, member } = await buildTeamOfOne();
    const other = await buildTeamOfOne();
    await buildCheckIn(prisma(), { team, userId: member.id, localDate: '2026-03-02' });
    await buildCheckIn(prisma(), { team: other.team, userId: other.member.id, localDate: '2026-03-02' });
    await rebuildPersonMonths(prisma());
    await prisma().checkIn.deleteMany({ where: { companyId: { in: [company.id, other.company.id] } } });
    await rebuildPersonMonths(prisma(), { companyId: company.id });
    expect(await prisma().personMonth.count({ where: { companyId: company.id } })).toBe(0);
    expect(await prisma().personMonth.count({ where: { companyId: other.company.id } })).toBe(1);
  });
});
