import { handle } from '#/app/handle.ts';
import { deleteTeam } from '#/lib/domain/organisation/commands/delete-team.ts';
import { deleteDepartmentTeamContract } from '#/lib/domain/organisation/team-contract.ts';

export const POST = handle(deleteDepartmentTeamContract, ({ ctx, params }) => deleteTeam(ctx, params.id));
