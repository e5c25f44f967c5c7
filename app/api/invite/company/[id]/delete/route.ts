import { handle } from '#/app/handle.ts';
import { withdrawCompanyInvitationContract } from '#/lib/domain/invitations/open-invitations/manage.contract.ts';
import { withdrawCompanyInvitation } from '#/lib/domain/invitations/open-invitations/open-invitation.service.ts';
import { getListedEmail } from '#/lib/domain/organisation/teams/team.service.ts';

export const POST = handle(withdrawCompanyInvitationContract, async ({ ctx, params, body }) =>
  withdrawCompanyInvitation(ctx, params.id, await getListedEmail(ctx, body)),
);
