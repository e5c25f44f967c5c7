import { handle } from '#/app/handle.ts';
import { listTeamStepsContract } from '#/lib/domain/actions/actions.contract.ts';
import { listTeamSteps } from '#/lib/domain/actions/overview/list-team-steps.ts';

export const GET = handle(listTeamStepsContract, async ({ ctx, query }) => ({
  steps: await listTeamSteps(ctx, query),
}));
