import { handle } from '#/app/handle.ts';
import { listTeamDrafts } from '#/lib/domain/organisation/drafts/team-draft.service.ts';
import { listTeamDraftsContract } from '#/lib/domain/organisation/wizards/wizards.contract.ts';

export const GET = handle(listTeamDraftsContract, ({ ctx, query }) => listTeamDrafts(ctx, query.page));
