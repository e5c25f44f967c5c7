import { handle } from '#/app/handle.ts';
import { getDepartmentDraft, saveDepartmentDraft } from '#/lib/domain/organisation/drafts/department-draft.service.ts';
import {
  getDepartmentDraftContract,
  saveDepartmentDraftContract,
} from '#/lib/domain/organisation/wizards/wizards.contract.ts';

export const GET = handle(getDepartmentDraftContract, ({ ctx, query }) => getDepartmentDraft(ctx, query.id));
export const POST = handle(saveDepartmentDraftContract, ({ ctx, query, body }) =>
  saveDepartmentDraft(ctx, query.id, body),
);
