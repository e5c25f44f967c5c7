import { handle } from '#/lib/api/handle.ts';
import { resendCompanyInvitation } from '#/lib/domain/invitations/commands/resend-invitations.ts';
import { resendCompanyInvitationContract } from '#/lib/domain/invitations/manage-contract.ts';

export const POST = handle(resendCompanyInvitationContract, ({ ctx, params, body }) =>
  resendCompanyInvitation(ctx, params.id, body),
);
