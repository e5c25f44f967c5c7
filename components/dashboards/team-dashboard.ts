import type { Output } from '#/lib/api/endpoint.ts';
import type {
  getTeamDashboardContract,
  listDashboardTeamsContract,
} from '#/lib/domain/dashboards/team/team.contract.ts';
import type { LeaderView } from '#/lib/domain/dashboards/team/team.schema.ts';
import { isolate } from '#/lib/words/isolate.ts';

/** One team over one period, as the API returns it, with one name for each result. */
export type TeamDashboard = Omit<Output<typeof getTeamDashboardContract>, keyof LeaderView>;
export type PeriodFigure = TeamDashboard['motivation'] | TeamDashboard['productivity'];
export type DashboardTeam = Output<typeof listDashboardTeamsContract>['teams'][number];

/**
 * Returns a team's leaders in one text, null if it has none.
 * @example nameLeaders({ leader: 'Ana Reis', secondaryLeader: 'Tom Berg' }, 'en') // 'Ana Reis and Tom Berg'
 */
export function nameLeaders(
  { leader, secondaryLeader }: Pick<DashboardTeam, 'leader' | 'secondaryLeader'>,
  locale: string,
): string | null {
  const names = [leader, secondaryLeader].filter((name) => typeof name === 'string');
  return names.length === 0 ? null : new Intl.ListFormat(locale).format(names.map(isolate));
}
