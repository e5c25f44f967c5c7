import { handle } from '#/lib/api/handle.ts';
import { listTeamsOverviewContract } from '#/lib/domain/dashboards/company-contract.ts';
import { listTeamsOverview } from '#/lib/domain/dashboards/queries/list-teams-overview.ts';

export const POST = handle(listTeamsOverviewContract, ({ ctx, query, body }) =>
  listTeamsOverview(ctx, { ...query, ...body }),
);
