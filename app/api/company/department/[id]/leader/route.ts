import { handle } from '#/app/handle.ts';
import { setDepartmentLeaderContract } from '#/lib/domain/organisation/departments/department.contract.ts';
import { setDepartmentLeader } from '#/lib/domain/organisation/departments/department.service.ts';

export const POST = handle(setDepartmentLeaderContract, ({ ctx, params, body }) =>
  setDepartmentLeader(ctx, params.id, body),
);
