import { handle } from '#/app/handle.ts';
import { deleteCompanyDepartmentContract } from '#/lib/domain/organisation/departments/department.contract.ts';
import { deleteDepartment } from '#/lib/domain/organisation/departments/department.service.ts';

export const POST = handle(deleteCompanyDepartmentContract, ({ ctx, params }) => deleteDepartment(ctx, params.id));
