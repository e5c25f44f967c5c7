import { handle } from '#/app/handle.ts';
import { getTeamDraft } from '#/lib/domain/organisation/drafts/get-team-draft.ts';
import { saveTeamDraft } from '#/lib/domain/organisation/drafts/save-team-draft.ts';
import { getTeamDraftContract, saveTeamDraftContract } from '#/lib/domain/organisation/wizards/wizards.contract.ts';

export const GET = handle(getTeamDraftContract, ({ ctx, query }) => getTeamDraft(ctx, query.id));
export const POST = handle(saveTeamDraftContract, ({ ctx, query, body }) => saveTeamDraft(ctx, query.id, body));
