import { handle } from '#/lib/api/handle.ts';
import { withdrawCompanyInvitation } from '#/lib/domain/invitations/commands/withdraw-invitations.ts';
import { withdrawCompanyInvitationContract } from '#/lib/domain/invitations/manage-contract.ts';

export const POST = handle(withdrawCompanyInvitationContract, ({ ctx, params, body }) =>
  withdrawCompanyInvitation(ctx, params.id, body),
);
