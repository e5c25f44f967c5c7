import { handle } from '#/app/handle.ts';
import { nudgeTeamLeaderContract } from '#/lib/domain/organisation/teams/team.contract.ts';
import { nudgeTeamLeader } from '#/lib/domain/organisation/teams/team.service.ts';

export const GET = handle(nudgeTeamLeaderContract, ({ ctx, params }) => nudgeTeamLeader(ctx, params.id));
