import { handle } from '#/app/handle.ts';
import { discardTeamDraft } from '#/lib/domain/organisation/drafts/discard-team-draft.ts';
import { discardTeamDraftContract } from '#/lib/domain/organisation/wizards/wizards.contract.ts';

export const GET = handle(discardTeamDraftContract, ({ ctx, query }) => discardTeamDraft(ctx, query.id));
