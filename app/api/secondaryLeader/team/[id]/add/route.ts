import { handle } from '#/app/handle.ts';
import { addSecondaryLeader } from '#/lib/domain/organisation/leaders/secondary-leader.service.ts';
import { addSecondaryLeaderContract } from '#/lib/domain/organisation/teams/team.contract.ts';

export const POST = handle(addSecondaryLeaderContract, ({ ctx, params, body }) =>
  addSecondaryLeader(ctx, params.id, body),
);
