import { handle } from '#/app/handle.ts';
import { removeSecondaryLeader } from '#/lib/domain/organisation/leaders/remove-secondary-leader.ts';
import { removeSecondaryLeaderContract } from '#/lib/domain/organisation/teams/team.contract.ts';

export const POST = handle(removeSecondaryLeaderContract, ({ ctx, params }) => removeSecondaryLeader(ctx, params.id));
