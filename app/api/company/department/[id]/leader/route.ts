import { handle } from '#/app/handle.ts';
import { setDepartmentLeader } from '#/lib/domain/organisation/commands/set-department-leader.ts';
import { setDepartmentLeaderContract } from '#/lib/domain/organisation/department-contract.ts';

export const POST = handle(setDepartmentLeaderContract, ({ ctx, params, body }) =>
  setDepartmentLeader(ctx, params.id, body),
);
