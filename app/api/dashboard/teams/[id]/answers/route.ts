import { handle } from '#/app/handle.ts';
import { exportTeamAnswersContract } from '#/lib/domain/dashboards/contract.ts';
import { readTeamAnswersFile } from '#/lib/domain/dashboards/queries/read-team-answers-file.ts';

export const GET = handle(exportTeamAnswersContract, ({ ctx, params, query }) =>
  readTeamAnswersFile(ctx, { ...params, ...query }),
);
