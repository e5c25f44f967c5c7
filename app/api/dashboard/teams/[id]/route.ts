import { handle } from '#/app/handle.ts';
import { getTeamDashboardContract } from '#/lib/domain/dashboards/contract.ts';
import { getTeamDashboard } from '#/lib/domain/dashboards/queries/get-team-dashboard.ts';

export const GET = handle(getTeamDashboardContract, ({ ctx, params, query }) =>
  getTeamDashboard(ctx, { ...params, ...query }),
);
