import { handle } from '#/app/handle.ts';
import { listDashboardTeamsContract } from '#/lib/domain/dashboards/contract.ts';
import { countDashboardTeams } from '#/lib/domain/dashboards/queries/count-dashboard-teams.ts';
import { listDashboardTeams } from '#/lib/domain/dashboards/queries/list-dashboard-teams.ts';

export const GET = handle(listDashboardTeamsContract, async ({ ctx, query }) => {
  const [total, teams] = await Promise.all([countDashboardTeams(ctx), listDashboardTeams(ctx, query.page)]);
  return { total, teams };
});
