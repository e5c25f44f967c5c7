import { handle } from '#/app/handle.ts';
import { nudgeTeamLeader } from '#/lib/domain/organisation/teams/nudge-team-leader.ts';
import { nudgeTeamLeaderContract } from '#/lib/domain/organisation/teams/team.contract.ts';

export const GET = handle(nudgeTeamLeaderContract, ({ ctx, params }) => nudgeTeamLeader(ctx, params.id));
