import { handle } from '#/app/handle.ts';
import { listLeaderCandidates } from '#/lib/domain/organisation/queries/list-leader-candidates.ts';
import { listLeaderCandidatesContract } from '#/lib/domain/organisation/team-contract.ts';

export const GET = handle(listLeaderCandidatesContract, async ({ ctx, query }) => ({
  users: await listLeaderCandidates(ctx, query),
}));
