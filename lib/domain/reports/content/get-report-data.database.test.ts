import { describe, expect, it } from 'vitest';
import { asUser, openReportScene } from '#/e2e/support/scenes/report-scene.ts';
import { getReportData } from '#/lib/domain/reports/content/report-content.service.ts';
import type { UserCtx } from '#/lib/platform/context.ts';

const scene = openReportScene();

const listedUsers = async (ctx: UserCtx, search = '') => {
  const { users } = await getReportData(ctx, { search, page: 1 });
  return users.map(({ id, scopes }) => [id, ...scopes.map(({ kind, id: scope }) => `${kind} ${scope}`)]);
};

describe('the people who can have a report', () => {
  it('are, for an administrator, all who lead, with the reader first', async () => {
    expect(await listedUsers(await asUser(scene.administrator))).toEqual([
      [scene.administrator.id, `company ${scene.company.id}`],
      [scene.departmentLeader.id, `department ${scene.department.id}`],
      [scene.otherLeader.id, `team ${scene.otherTeam.id}`],
      [scene.teamLeader.id, `team ${scene.team.id}`],
    ]);
  });

  it('are, for a department leader, themselves and the department’s team leaders', async () => {
    expect(await listedUsers(await asUser(scene.departmentLeader))).toEqual([
      [scene.departmentLeader.id, `department ${scene.department.id}`],
      [scene.teamLeader.id, `team ${scene.team.id}`],
    ]);
  });

  it('are, for a team leader, themselves', async () => {
    expect(await listedUsers(await asUser(scene.teamLeader))).toEqual([[scene.teamLeader.id, `team ${scene.team.id}`]]);
  });

  it('are found by name', async () => {
    expect(await listedUsers(await asUser(scene.administrator), 'oli l')).toEqual([
      [scene.otherLeader.id, `team ${scene.otherTeam.id}`],
    ]);
  });
});
