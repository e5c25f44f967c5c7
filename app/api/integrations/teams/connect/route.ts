import { handle } from '#/app/handle.ts';
import { connectTeams } from '#/lib/domain/integrations/connect-teams.ts';
import { connectTeamsContract } from '#/lib/domain/integrations/integrations.contract.ts';

export const POST = handle(connectTeamsContract, ({ ctx, body }) => connectTeams(ctx, body));
