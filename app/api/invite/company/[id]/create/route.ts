import { handle } from '#/app/handle.ts';
import { inviteAdministrator } from '#/lib/domain/invitations/invite/invite.service.ts';
import { inviteAdministratorContract } from '#/lib/domain/invitations/open-invitations/manage.contract.ts';

export const POST = handle(inviteAdministratorContract, ({ ctx, params, body }) =>
  inviteAdministrator(ctx, params.id, body),
);
