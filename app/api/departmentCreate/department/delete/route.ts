import { handle } from '#/app/handle.ts';
import { discardDepartmentDraft } from '#/lib/domain/organisation/drafts/discard-department-draft.ts';
import { discardDepartmentDraftContract } from '#/lib/domain/organisation/wizards/wizards.contract.ts';

export const GET = handle(discardDepartmentDraftContract, ({ ctx, query }) => discardDepartmentDraft(ctx, query.id));
