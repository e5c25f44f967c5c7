import { handle } from '#/app/handle.ts';
import { deleteDepartmentTeamContract } from '#/lib/domain/organisation/teams/team.contract.ts';
import { deleteTeam } from '#/lib/domain/organisation/teams/team.service.ts';

export const POST = handle(deleteDepartmentTeamContract, ({ ctx, params }) => deleteTeam(ctx, params.id));
