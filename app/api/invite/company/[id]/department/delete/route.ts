import { handle } from '#/lib/api/handle.ts';
import { withdrawDepartmentLeader } from '#/lib/domain/invitations/commands/withdraw-invitations.ts';
import { withdrawDepartmentLeaderContract } from '#/lib/domain/invitations/manage-contract.ts';

export const POST = handle(withdrawDepartmentLeaderContract, ({ ctx, params, body }) =>
  withdrawDepartmentLeader(ctx, params.id, body),
);
