import { NO_ID, type Policy, type PolicyRow, plain } from '#/e2e/api/policy/policy-row.ts';
import type { World } from '#/e2e/api/world.ts';

/** The department the department leader leads, one of another company, and none at all. */
function byDepartment(key: 'query' | 'body'): PolicyRow {
  const send = (idOf: (world: World) => number) => async (world: World) => ({ [key]: { departmentId: idOf(world) } });
  return {
    own: { status: 200, send: send(({ own }) => own.department.id) },
    foreign: { status: 404, send: send(({ foreign }) => foreign.department.id) },
    unknown: { status: 404, send: send(() => NO_ID) },
  };
}

export const companyDashboardsPolicy: Policy = {
  getBrief: { own: { status: 200, send: plain({}) } },
  getBreakdown: byDepartment('query'),
  getCompanyDashboard: byDepartment('query'),
  getCompanyAnalytics: byDepartment('body'),
  listTeamsOverview: byDepartment('body'),
  listTeamDeeds: byDepartment('query'),
};
