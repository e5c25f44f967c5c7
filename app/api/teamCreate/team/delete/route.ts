import { handle } from '#/app/handle.ts';
import { discardTeamDraft } from '#/lib/domain/organisation/drafts/team-draft.service.ts';
import { discardTeamDraftContract } from '#/lib/domain/organisation/wizards/wizards.contract.ts';

export const GET = handle(discardTeamDraftContract, ({ ctx, query }) => discardTeamDraft(ctx, query.id));
