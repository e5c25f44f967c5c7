import { handle } from '#/app/handle.ts';
import { resendCompanyInvitationContract } from '#/lib/domain/invitations/open-invitations/manage.contract.ts';
import { resendCompanyInvitation } from '#/lib/domain/invitations/open-invitations/open-invitation.service.ts';
import { getListedEmail } from '#/lib/domain/organisation/teams/team.service.ts';

export const POST = handle(resendCompanyInvitationContract, async ({ ctx, params, body }) =>
  resendCompanyInvitation(ctx, params.id, await getListedEmail(ctx, body)),
);
