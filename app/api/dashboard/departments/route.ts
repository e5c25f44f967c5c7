import { handle } from '#/app/handle.ts';
import { listDashboardDepartmentsContract } from '#/lib/domain/organisation/department-contract.ts';
import { listDashboardDepartments } from '#/lib/domain/organisation/queries/list-dashboard-departments.ts';

export const GET = handle(listDashboardDepartmentsContract, async ({ ctx }) => ({
  departments: await listDashboardDepartments(ctx),
}));
