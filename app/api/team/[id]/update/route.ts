import { handle } from '#/app/handle.ts';
import { updateTeam } from '#/lib/domain/organisation/commands/update-team.ts';
import { updateTeamContract } from '#/lib/domain/organisation/team-contract.ts';

export const POST = handle(updateTeamContract, ({ ctx, params, body }) => updateTeam(ctx, params.id, body));
