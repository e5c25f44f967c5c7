import { handle } from '#/app/handle.ts';
import { updateDepartmentName } from '#/lib/domain/organisation/commands/update-department-name.ts';
import { updateDepartmentNameContract } from '#/lib/domain/organisation/department-contract.ts';

export const POST = handle(updateDepartmentNameContract, ({ ctx, params, body }) =>
  updateDepartmentName(ctx, params.id, body),
);
