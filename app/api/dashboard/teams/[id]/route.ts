import { handle } from '#/app/handle.ts';
import { getTeamDashboard } from '#/lib/domain/dashboards/team/get-team-dashboard.ts';
import { getTeamDashboardContract } from '#/lib/domain/dashboards/team/team.contract.ts';

export const GET = handle(getTeamDashboardContract, ({ ctx, params, query }) =>
  getTeamDashboard(ctx, { ...params, ...query }),
);
