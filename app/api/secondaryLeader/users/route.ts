import { handle } from '#/app/handle.ts';
import { listLeaderCandidates } from '#/lib/domain/organisation/leaders/candidate.service.ts';
import { listLeaderCandidatesContract } from '#/lib/domain/organisation/teams/team.contract.ts';

export const GET = handle(listLeaderCandidatesContract, async ({ ctx, query }) => ({
  users: await listLeaderCandidates(ctx, query),
}));
