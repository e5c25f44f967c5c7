import { handle } from '#/app/handle.ts';
import { getTeam } from '#/lib/domain/organisation/teams/get-team.ts';
import { getDepartmentTeamContract } from '#/lib/domain/organisation/teams/team.contract.ts';

export const GET = handle(getDepartmentTeamContract, ({ ctx, params, query }) => getTeam(ctx, { ...params, ...query }));
