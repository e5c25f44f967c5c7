import { handle } from '#/app/handle.ts';
import { DEFAULT_PERIOD } from '#/lib/domain/calendar/period.ts';
import { listTeamsOverviewContract } from '#/lib/domain/dashboards/company/company.contract.ts';
import { listTeamsOverview } from '#/lib/domain/dashboards/teams/list-teams-overview.ts';

export const POST = handle(listTeamsOverviewContract, ({ ctx, query, body }) =>
  listTeamsOverview(ctx, { ...body, period: body.period ?? query.period ?? DEFAULT_PERIOD }),
);
