import { handle } from '#/app/handle.ts';
import { deleteTeam } from '#/lib/domain/organisation/teams/delete-team.ts';
import { deleteDepartmentTeamContract } from '#/lib/domain/organisation/teams/team.contract.ts';

export const POST = handle(deleteDepartmentTeamContract, ({ ctx, params }) => deleteTeam(ctx, params.id));
