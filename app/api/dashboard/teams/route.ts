import { handle } from '#/app/handle.ts';
import { listDashboardTeamsContract } from '#/lib/domain/dashboards/team/team.contract.ts';
import { countDashboardTeams, listDashboardTeams } from '#/lib/domain/dashboards/teams/dashboard-team.service.ts';

export const GET = handle(listDashboardTeamsContract, async ({ ctx, query }) => {
  const [total, teams] = await Promise.all([countDashboardTeams(ctx), listDashboardTeams(ctx, query.page)]);
  return { total, teams };
});
