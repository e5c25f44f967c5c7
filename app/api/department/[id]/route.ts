import { handle } from '#/app/handle.ts';
import { getDepartmentContract } from '#/lib/domain/organisation/departments/department.contract.ts';
import { getDepartment } from '#/lib/domain/organisation/departments/get-department.ts';

export const GET = handle(getDepartmentContract, ({ ctx, params, query }) =>
  getDepartment(ctx, { ...params, ...query }),
);
