import { handle } from '#/app/handle.ts';
import { deleteCompanyTeamContract } from '#/lib/domain/organisation/teams/team.contract.ts';
import { deleteTeam } from '#/lib/domain/organisation/teams/team.service.ts';

export const POST = handle(deleteCompanyTeamContract, ({ ctx, params }) => deleteTeam(ctx, params.id));
