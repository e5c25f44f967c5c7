import { handle } from '#/app/handle.ts';
import { listTeamDeeds } from '#/lib/domain/actions/overview/list-team-deeds.ts';
import { listTeamDeedsContract } from '#/lib/domain/actions/overview/overview.contract.ts';

export const GET = handle(listTeamDeedsContract, ({ ctx, query }) => listTeamDeeds(ctx, query));
