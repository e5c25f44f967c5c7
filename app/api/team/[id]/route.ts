import { handle } from '#/app/handle.ts';
import { getTeam } from '#/lib/domain/organisation/teams/get-team.ts';
import { getTeamContract } from '#/lib/domain/organisation/teams/team.contract.ts';

export const GET = handle(getTeamContract, ({ ctx, params, query }) => getTeam(ctx, { ...params, ...query }));
