import { handle } from '#/app/handle.ts';
import { listDepartmentDrafts } from '#/lib/domain/organisation/drafts/department-draft.service.ts';
import { listDepartmentDraftsContract } from '#/lib/domain/organisation/wizards/wizards.contract.ts';

export const GET = handle(listDepartmentDraftsContract, ({ ctx, query }) => listDepartmentDrafts(ctx, query.page));
