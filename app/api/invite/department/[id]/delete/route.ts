import { handle } from '#/app/handle.ts';
import { withdrawDepartmentInvitationContract } from '#/lib/domain/invitations/open-invitations/manage.contract.ts';
import { withdrawDepartmentInvitation } from '#/lib/domain/invitations/open-invitations/open-invitation.service.ts';
import { getListedEmail } from '#/lib/domain/organisation/teams/team.service.ts';

export const POST = handle(withdrawDepartmentInvitationContract, async ({ ctx, params, body }) =>
  withdrawDepartmentInvitation(ctx, params.id, await getListedEmail(ctx, body)),
);
