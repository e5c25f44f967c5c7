import { handle } from '#/app/handle.ts';
import { saveTeamDraft } from '#/lib/domain/organisation/commands/save-team-draft.ts';
import { getTeamDraft } from '#/lib/domain/organisation/queries/get-team-draft.ts';
import { getTeamDraftContract, saveTeamDraftContract } from '#/lib/domain/organisation/wizards-contract.ts';

export const GET = handle(getTeamDraftContract, ({ ctx, query }) => getTeamDraft(ctx, query.id));
export const POST = handle(saveTeamDraftContract, ({ ctx, query, body }) => saveTeamDraft(ctx, query.id, body));
