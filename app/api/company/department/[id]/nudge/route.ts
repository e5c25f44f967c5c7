import { handle } from '#/app/handle.ts';
import { nudgeDepartmentLeaderContract } from '#/lib/domain/organisation/departments/department.contract.ts';
import { nudgeDepartmentLeader } from '#/lib/domain/organisation/departments/department.service.ts';

export const POST = handle(nudgeDepartmentLeaderContract, ({ ctx, params }) => nudgeDepartmentLeader(ctx, params.id));
