import { handle } from '#/lib/api/handle.ts';
import { listDashboardTeamsContract } from '#/lib/domain/dashboards/contract.ts';
import { listDashboardTeams } from '#/lib/domain/dashboards/queries/list-dashboard-teams.ts';

export const GET = handle(listDashboardTeamsContract, async ({ ctx }) => ({ teams: await listDashboardTeams(ctx) }));
