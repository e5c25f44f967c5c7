import { handle } from '#/app/handle.ts';
import { deleteTeam } from '#/lib/domain/organisation/teams/delete-team.ts';
import { deleteCompanyTeamContract } from '#/lib/domain/organisation/teams/team.contract.ts';

export const POST = handle(deleteCompanyTeamContract, ({ ctx, params }) => deleteTeam(ctx, params.id));
