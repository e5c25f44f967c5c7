import { handle } from '#/app/handle.ts';
import { listTeamSteps } from '#/lib/domain/actions/overview/list-team-steps.ts';
import { listTeamStepsContract } from '#/lib/domain/actions/overview/overview.contract.ts';

export const GET = handle(listTeamStepsContract, async ({ ctx, query }) => ({
  steps: await listTeamSteps(ctx, { ...query, withLast: true }),
}));
