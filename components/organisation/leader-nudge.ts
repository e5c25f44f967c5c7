import { call } from '#/lib/api/call.ts';
import { nudgeTeamLeaderContract } from '#/lib/domain/organisation/teams/team.contract.ts';

/** Reminds a team's leader of an unfinished onboarding. */
export function leaderNudge(teamId: number) {
  return {
    kind: 'Nudge' as const,
    run: () => call(nudgeTeamLeaderContract, { params: { id: teamId } }),
  };
}
