import { handle } from '#/app/handle.ts';
import { discardTeamDraft } from '#/lib/domain/organisation/commands/discard-team-draft.ts';
import { discardTeamDraftContract } from '#/lib/domain/organisation/wizards-contract.ts';

export const GET = handle(discardTeamDraftContract, ({ ctx, query }) => discardTeamDraft(ctx, query.id));
