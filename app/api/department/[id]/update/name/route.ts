import { handle } from '#/app/handle.ts';
import { updateDepartmentNameContract } from '#/lib/domain/organisation/departments/department.contract.ts';
import { updateDepartmentName } from '#/lib/domain/organisation/departments/department.service.ts';

export const POST = handle(updateDepartmentNameContract, ({ ctx, params, body }) =>
  updateDepartmentName(ctx, params.id, body),
);
