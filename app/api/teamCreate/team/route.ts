import { handle } from '#/app/handle.ts';
import { getTeamDraft, saveTeamDraft } from '#/lib/domain/organisation/drafts/team-draft.service.ts';
import { getTeamDraftContract, saveTeamDraftContract } from '#/lib/domain/organisation/wizards/wizards.contract.ts';

export const GET = handle(getTeamDraftContract, ({ ctx, query }) => getTeamDraft(ctx, query.id));
export const POST = handle(saveTeamDraftContract, ({ ctx, query, body }) => saveTeamDraft(ctx, query.id, body));
