import { handle } from '#/app/handle.ts';
import { removeSecondaryLeader } from '#/lib/domain/organisation/leaders/secondary-leader.service.ts';
import { removeSecondaryLeaderContract } from '#/lib/domain/organisation/teams/team.contract.ts';

export const POST = handle(removeSecondaryLeaderContract, ({ ctx, params }) => removeSecondaryLeader(ctx, params.id));
