import { handle } from '#/app/handle.ts';
import { readTeamAnswersFile } from '#/lib/domain/dashboards/team/read-team-answers-file.ts';
import { exportTeamAnswersContract } from '#/lib/domain/dashboards/team/team.contract.ts';

export const GET = handle(exportTeamAnswersContract, ({ ctx, params, query }) =>
  readTeamAnswersFile(ctx, { ...params, ...query }),
);
