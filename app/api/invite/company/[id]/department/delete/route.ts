import { handle } from '#/lib/api/handle.ts';
import { withdrawDepartmentLeaderContract } from '#/lib/domain/invitations/manage-contract.ts';
import { withdrawDepartmentLeader } from '#/lib/domain/invitations/steps/withdraw-invitations.ts';
import { getListedEmail } from '#/lib/domain/organisation/queries/get-listed-email.ts';

export const POST = handle(withdrawDepartmentLeaderContract, async ({ ctx, params, body }) =>
  withdrawDepartmentLeader(ctx, params.id, await getListedEmail(ctx, body)),
);
