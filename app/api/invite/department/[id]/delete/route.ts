import { handle } from '#/lib/api/handle.ts';
import { withdrawDepartmentInvitation } from '#/lib/domain/invitations/commands/withdraw-invitations.ts';
import { withdrawDepartmentInvitationContract } from '#/lib/domain/invitations/manage-contract.ts';

export const POST = handle(withdrawDepartmentInvitationContract, ({ ctx, params, body }) =>
  withdrawDepartmentInvitation(ctx, params.id, body),
);
