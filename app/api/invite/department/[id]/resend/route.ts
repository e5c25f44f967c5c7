import { handle } from '#/app/handle.ts';
import { resendDepartmentInvitationContract } from '#/lib/domain/invitations/open-invitations/manage.contract.ts';
import { resendDepartmentInvitation } from '#/lib/domain/invitations/open-invitations/open-invitation.service.ts';
import { getListedEmail } from '#/lib/domain/organisation/teams/team.service.ts';

export const POST = handle(resendDepartmentInvitationContract, async ({ ctx, params, body }) =>
  resendDepartmentInvitation(ctx, params.id, await getListedEmail(ctx, body)),
);
