import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { userCtx } from '#/e2e/support/actors/contexts.ts';
import { testDatabase } from '#/e2e/support/product/database.ts';
import { AnsweringCompany } from '#/e2e/support/scenes/answering-company.ts';
import type { Team, User } from '#/generated/prisma/client.ts';
import { getCheckInReport } from '#/lib/domain/check-ins/report/get-check-in-report.ts';
import { getCheckInReportContract } from '#/lib/domain/check-ins/report/report.contract.ts';
import { closeDatabase, prisma } from '#/lib/platform/db.ts';
import type { RoleName } from '#/lib/platform/roles.ts';
import { buildCheckIn } from '#/prisma/seed/builders/build-check-in.ts';
import { buildCompany } from '#/prisma/seed/builders/build-company.ts';
import { buildDepartment } from '#/prisma/seed/builders/build-department.ts';
import { buildMember, buildTeam } from '#/prisma/seed/builders/build-team.ts';
import { buildAdministrator, buildUser } from '#/prisma/seed/builders/build-user.ts';

const now = new Date('2026-03-18T15:00:00Z');

let team: Team;
let ada: User;

beforeAll(testDatabase);
afterAll(closeDatabase);
beforeEach(async () => {
  const { id: companyId } = await buildCompany(prisma());
  team = await buildTeam(prisma(), { companyId });
  ada = await buildMember(prisma(), { team });
});

async function report({ id }: Team, user: User, role: RoleName, date?: string) {
  const answer = await getCheckInReport(await userCtx(user, { role, now }), { id, date });
  return getCheckInReportContract.response.parse(answer);
}

describe('a report above the team', () => {
  it('has the published participation of the day or its week, without names and answers', async () => {
    const scene = await AnsweringCompany.make([6]);
    const [firstTeam] = scene.teams;
    if (!firstTeam) throw new Error('There is a team.');
    for (const day of ['2026-03-02', '2026-03-03']) {
      await scene.passDay(firstTeam, day, (at) => (at < 3 || day === '2026-03-02' ? {} : undefined));
      await scene.sleep(day);
    }
    await scene.sleep('2026-03-04');
    const db = prisma();
    const administrator = await buildAdministrator(db, { companyId: scene.company.id });
    const head = await buildUser(db, { companyId: scene.company.id });
    await db.department.update({ where: { id: scene.department.id }, data: { leaderId: head.id } });
    const ofAdministrator = await report(firstTeam.team, administrator, 'Administrator');
    expect(ofAdministrator).toMatchObject({
      date: '2026-03-04',
      participation: { from: '2026-03-04', to: '2026-03-04', rate: 50, hiddenReason: null },
      hiddenReason: 'for_team_leaders_only',
      dates: [],
      members: [],
      answers: [],
    });
    expect(await report(firstTeam.team, head, 'Department Leader', '2026-03-06')).toEqual({
      ...ofAdministrator,
      date: '2026-03-06',
      participation: { from: '2026-03-02', to: '2026-03-08', rate: 75, hiddenReason: null },
    });
    expect((await report(firstTeam.team, administrator, 'Administrator', '2026-02-20')).participation).toEqual({
      from: '2026-02-16',
      to: '2026-02-22',
      rate: null,
      hiddenReason: 'not_enough_answers',
    });
  });

  it('has only the reason for a team below the minimum group size, and no date before the first batch', async () => {
    await buildCheckIn(prisma(), { team, userId: ada.id, localDate: '2026-03-17' });
    const administrator = await buildAdministrator(prisma(), { companyId: team.companyId });
    expect(await report(team, administrator, 'Administrator')).toMatchObject({ date: null, participation: null });
    expect(await report(team, administrator, 'Administrator', '2026-03-17')).toMatchObject({
      participation: { rate: null, hiddenReason: 'group_too_small' },
    });
  });

  it('is only for leaders of that department', async () => {
    const other = await buildUser(prisma(), { companyId: team.companyId });
    await buildDepartment(prisma(), { companyId: team.companyId, leaderId: other.id });
    await expect(report(team, other, 'Department Leader')).rejects.toMatchObject({ code: 'forbidden' });
  });
});
