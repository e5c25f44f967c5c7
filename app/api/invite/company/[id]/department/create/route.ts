import { handle } from '#/app/handle.ts';
import { inviteDepartmentLeader } from '#/lib/domain/invitations/invite/invite.service.ts';
import { inviteDepartmentLeaderContract } from '#/lib/domain/invitations/open-invitations/manage.contract.ts';

export const POST = handle(inviteDepartmentLeaderContract, ({ ctx, params, body }) =>
  inviteDepartmentLeader(ctx, params.id, body),
);
