import { handle } from '#/app/handle.ts';
import { deleteDepartment } from '#/lib/domain/organisation/departments/delete-department.ts';
import { deleteCompanyDepartmentContract } from '#/lib/domain/organisation/departments/department.contract.ts';

export const POST = handle(deleteCompanyDepartmentContract, ({ ctx, params }) => deleteDepartment(ctx, params.id));
