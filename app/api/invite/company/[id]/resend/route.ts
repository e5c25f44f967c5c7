import { handle } from '#/app/handle.ts';
import { resendCompanyInvitation } from '#/lib/domain/invitations/commands/resend-company-invitation.ts';
import { resendCompanyInvitationContract } from '#/lib/domain/invitations/manage-contract.ts';
import { getListedEmail } from '#/lib/domain/organisation/queries/get-listed-email.ts';

export const POST = handle(resendCompanyInvitationContract, async ({ ctx, params, body }) =>
  resendCompanyInvitation(ctx, params.id, await getListedEmail(ctx, body)),
);
