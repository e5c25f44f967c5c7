import { handle } from '#/app/handle.ts';
import { updateTeamName } from '#/lib/domain/organisation/commands/update-team-name.ts';
import { updateTeamNameContract } from '#/lib/domain/organisation/team-contract.ts';

export const POST = handle(updateTeamNameContract, ({ ctx, params, body }) => updateTeamName(ctx, params.id, body));
