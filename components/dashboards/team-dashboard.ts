import type { Output } from '#/lib/api/endpoint.ts';
import type { getTeamDashboardContract, listDashboardTeamsContract } from '#/lib/domain/dashboards/contract.ts';

/** One team over one period, as the API gives it. */
export type TeamDashboard = Output<typeof getTeamDashboardContract>;
export type PeriodFigure = TeamDashboard['motivation'] | TeamDashboard['productivity'];
export type DashboardTeam = Output<typeof listDashboardTeamsContract>['teams'][number];
