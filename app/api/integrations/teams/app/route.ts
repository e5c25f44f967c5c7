import { handle } from '#/app/handle.ts';
import { getTeamsApp } from '#/lib/domain/integrations/connect-teams.ts';
import { getTeamsAppContract } from '#/lib/domain/integrations/integrations.contract.ts';

export const GET = handle(getTeamsAppContract, ({ ctx }) => getTeamsApp(ctx));
