import { handle } from '#/app/handle.ts';
import { listCoachTeams } from '#/lib/domain/coaching/teams/coach-team.service.ts';
import { listCoachTeamsContract } from '#/lib/domain/coaching/teams/teams.contract.ts';

export const GET = handle(listCoachTeamsContract, ({ ctx }) => listCoachTeams(ctx));
