import { handle } from '#/app/handle.ts';
import { inviteAdministrator } from '#/lib/domain/invitations/commands/invite-administrator.ts';
import { inviteAdministratorContract } from '#/lib/domain/invitations/manage-contract.ts';

export const POST = handle(inviteAdministratorContract, ({ ctx, params, body }) =>
  inviteAdministrator(ctx, params.id, body),
);
