import { handle } from '#/lib/api/handle.ts';
import { resendDepartmentInvitation } from '#/lib/domain/invitations/commands/resend-invitations.ts';
import { resendDepartmentInvitationContract } from '#/lib/domain/invitations/manage-contract.ts';

export const POST = handle(resendDepartmentInvitationContract, ({ ctx, params, body }) =>
  resendDepartmentInvitation(ctx, params.id, body),
);
