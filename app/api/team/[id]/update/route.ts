import { handle } from '#/app/handle.ts';
import { updateTeamContract } from '#/lib/domain/organisation/teams/team.contract.ts';
import { updateTeam } from '#/lib/domain/organisation/teams/team.service.ts';

export const POST = handle(updateTeamContract, ({ ctx, params, body }) => updateTeam(ctx, params.id, body));
