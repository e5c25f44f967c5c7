import type { Output } from '#/lib/api/endpoint.ts';
import type {
  getTeamDashboardContract,
  listDashboardTeamsContract,
} from '#/lib/domain/dashboards/team/team.contract.ts';
import type { LeaderView } from '#/lib/domain/dashboards/team/team.schema.ts';

/** One team over one period, as the API returns it, with one name for each result. */
export type TeamDashboard = Omit<Output<typeof getTeamDashboardContract>, keyof LeaderView>;
export type PeriodFigure = TeamDashboard['motivation'] | TeamDashboard['productivity'];
export type DashboardTeam = Output<typeof listDashboardTeamsContract>['teams'][number];
