import { handle } from '#/app/handle.ts';
import { withdrawTeamInvitationContract } from '#/lib/domain/invitations/open-invitations/manage.contract.ts';
import { withdrawTeamInvitation } from '#/lib/domain/invitations/open-invitations/open-invitation.service.ts';
import { getListedEmail } from '#/lib/domain/organisation/teams/team.service.ts';

export const POST = handle(withdrawTeamInvitationContract, async ({ ctx, params, body }) =>
  withdrawTeamInvitation(ctx, params.id, await getListedEmail(ctx, body)),
);
