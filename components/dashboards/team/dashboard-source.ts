import { createContext } from 'react';
import type { TeamDashboard } from '#/components/dashboards/team-dashboard.ts';
import { call } from '#/lib/api/call.ts';
import type { Input } from '#/lib/api/endpoint.ts';
import { getTeamDashboardContract } from '#/lib/domain/dashboards/team/team.contract.ts';

export interface DashboardSource {
  /** Keeps the answers apart from those that the person gets under their own name. */
  key: readonly unknown[];
  ask: (input: Input<typeof getTeamDashboardContract>, signal: AbortSignal) => Promise<TeamDashboard>;
}

/** As whom the team dashboards below are asked for: oneself, or a member in a leader's preview. */
export const DashboardSource = createContext<DashboardSource>({
  key: [],
  ask: (input, signal) => call(getTeamDashboardContract, input, signal),
});
