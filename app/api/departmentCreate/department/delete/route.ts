import { handle } from '#/app/handle.ts';
import { discardDepartmentDraft } from '#/lib/domain/organisation/drafts/department-draft.service.ts';
import { discardDepartmentDraftContract } from '#/lib/domain/organisation/wizards/wizards.contract.ts';

export const GET = handle(discardDepartmentDraftContract, ({ ctx, query }) => discardDepartmentDraft(ctx, query.id));
