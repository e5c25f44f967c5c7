import { handle } from '#/app/handle.ts';
import { inviteDepartmentLeader } from '#/lib/domain/invitations/commands/invite-department-leader.ts';
import { inviteDepartmentLeaderContract } from '#/lib/domain/invitations/manage-contract.ts';

export const POST = handle(inviteDepartmentLeaderContract, ({ ctx, params, body }) =>
  inviteDepartmentLeader(ctx, params.id, body),
);
