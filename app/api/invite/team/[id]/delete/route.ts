import { handle } from '#/lib/api/handle.ts';
import { withdrawTeamInvitationContract } from '#/lib/domain/invitations/manage-contract.ts';
import { withdrawTeamInvitation } from '#/lib/domain/invitations/steps/withdraw-invitations.ts';
import { getListedEmail } from '#/lib/domain/organisation/queries/get-listed-email.ts';

export const POST = handle(withdrawTeamInvitationContract, async ({ ctx, params, body }) =>
  withdrawTeamInvitation(ctx, params.id, await getListedEmail(ctx, body)),
);
