import { handle } from '#/app/handle.ts';
import { listCoachTeamsContract } from '#/lib/domain/coaching/contract.ts';
import { listCoachTeams } from '#/lib/domain/coaching/queries/list-coach-teams.ts';

export const GET = handle(listCoachTeamsContract, ({ ctx }) => listCoachTeams(ctx));
