import { handle } from '#/lib/api/handle.ts';
import { withdrawTeamInvitation } from '#/lib/domain/invitations/commands/withdraw-invitations.ts';
import { withdrawTeamInvitationContract } from '#/lib/domain/invitations/manage-contract.ts';

export const POST = handle(withdrawTeamInvitationContract, ({ ctx, params, body }) =>
  withdrawTeamInvitation(ctx, params.id, body),
);
