import { handle } from '#/app/handle.ts';
import { createDepartment } from '#/lib/domain/organisation/wizards/create-department.ts';
import { createDepartmentContract } from '#/lib/domain/organisation/wizards/wizards.contract.ts';

export const GET = handle(createDepartmentContract, ({ ctx, query }) => createDepartment(ctx, query.id));
