import { handle } from '#/app/handle.ts';
import { saveDepartmentDraft } from '#/lib/domain/organisation/commands/save-department-draft.ts';
import { getDepartmentDraft } from '#/lib/domain/organisation/queries/get-department-draft.ts';
import { getDepartmentDraftContract, saveDepartmentDraftContract } from '#/lib/domain/organisation/wizards-contract.ts';

export const GET = handle(getDepartmentDraftContract, ({ ctx, query }) => getDepartmentDraft(ctx, query.id));
export const POST = handle(saveDepartmentDraftContract, ({ ctx, query, body }) =>
  saveDepartmentDraft(ctx, query.id, body),
);
