import { handle } from '#/app/handle.ts';
import { inviteNewDepartmentLeader } from '#/lib/domain/invitations/invite/invite.service.ts';
import { inviteNewDepartmentLeaderContract } from '#/lib/domain/invitations/open-invitations/manage.contract.ts';

export const POST = handle(inviteNewDepartmentLeaderContract, ({ ctx, params, body }) =>
  inviteNewDepartmentLeader(ctx, params.id, body),
);
