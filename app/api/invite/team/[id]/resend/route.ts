import { handle } from '#/app/handle.ts';
import { resendTeamInvitationContract } from '#/lib/domain/invitations/open-invitations/manage.contract.ts';
import { resendTeamInvitation } from '#/lib/domain/invitations/open-invitations/open-invitation.service.ts';
import { getListedEmail } from '#/lib/domain/organisation/teams/team.service.ts';

export const POST = handle(resendTeamInvitationContract, async ({ ctx, params, body }) =>
  resendTeamInvitation(ctx, params.id, await getListedEmail(ctx, body)),
);
