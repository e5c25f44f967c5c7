import { handle } from '#/app/handle.ts';
import { nudgeSecondaryLeaderContract } from '#/lib/domain/organisation/teams/team.contract.ts';
import { nudgeSecondaryLeader } from '#/lib/domain/organisation/teams/team.service.ts';

export const POST = handle(nudgeSecondaryLeaderContract, ({ ctx, params }) => nudgeSecondaryLeader(ctx, params.id));
