import { handle } from '#/app/handle.ts';
import { listDepartmentsContract } from '#/lib/domain/organisation/departments/department.contract.ts';
import { listDepartments } from '#/lib/domain/organisation/departments/department.service.ts';

export const GET = handle(listDepartmentsContract, async ({ ctx }) => ({ departaments: await listDepartments(ctx) }));
