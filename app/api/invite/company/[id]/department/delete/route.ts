import { handle } from '#/app/handle.ts';
import { withdrawDepartmentLeaderContract } from '#/lib/domain/invitations/open-invitations/manage.contract.ts';
import { withdrawDepartmentLeader } from '#/lib/domain/invitations/open-invitations/open-invitation.service.ts';
import { getListedEmail } from '#/lib/domain/organisation/teams/team.service.ts';

export const POST = handle(withdrawDepartmentLeaderContract, async ({ ctx, params, body }) =>
  withdrawDepartmentLeader(ctx, params.id, await getListedEmail(ctx, body)),
);
