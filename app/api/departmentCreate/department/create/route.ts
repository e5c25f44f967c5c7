import { handle } from '#/app/handle.ts';
import { createDepartment } from '#/lib/domain/organisation/wizards/wizard.service.ts';
import { createDepartmentContract } from '#/lib/domain/organisation/wizards/wizards.contract.ts';

export const GET = handle(createDepartmentContract, ({ ctx, query }) => createDepartment(ctx, query.id));
