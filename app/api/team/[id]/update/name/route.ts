import { handle } from '#/app/handle.ts';
import { updateTeamNameContract } from '#/lib/domain/organisation/teams/team.contract.ts';
import { updateTeamName } from '#/lib/domain/organisation/teams/team.service.ts';

export const POST = handle(updateTeamNameContract, ({ ctx, params, body }) => updateTeamName(ctx, params.id, body));
