import { createContext } from 'react';
import type { TeamDashboard } from '#/components/dashboards/team-dashboard.ts';
import { call } from '#/lib/api/call.ts';
import type { Input } from '#/lib/api/endpoint.ts';
import { getTeamDashboardContract } from '#/lib/domain/dashboards/team/team.contract.ts';

export interface DashboardSource {
  /** Separates these answers in the cache from those for the person themselves. */
  key: readonly unknown[];
  ask: (input: Input<typeof getTeamDashboardContract>, signal: AbortSignal) => Promise<TeamDashboard>;
}

/** Whose view the team dashboards below show: the person's own, or a member's in a leader's preview. */
export const DashboardSource = createContext<DashboardSource>({
  key: [],
  ask: (input, signal) => call(getTeamDashboardContract, input, signal),
});
