import { handle } from '#/app/handle.ts';
import { listDashboardDepartmentsContract } from '#/lib/domain/organisation/departments/department.contract.ts';
import { listDashboardDepartments } from '#/lib/domain/organisation/departments/department.service.ts';

export const GET = handle(listDashboardDepartmentsContract, async ({ ctx }) => ({
  departments: await listDashboardDepartments(ctx),
}));
