import { handle } from '#/lib/api/handle.ts';
import { resendTeamInvitation } from '#/lib/domain/invitations/commands/resend-invitations.ts';
import { resendTeamInvitationContract } from '#/lib/domain/invitations/manage-contract.ts';

export const POST = handle(resendTeamInvitationContract, ({ ctx, params, body }) =>
  resendTeamInvitation(ctx, params.id, body),
);
