import type { PeriodName } from '#/lib/domain/calendar/period.ts';
import { listTeamsOverview } from '#/lib/domain/dashboards/teams/list-teams-overview.ts';
import type { GroupChapter } from '#/lib/domain/reports/document/report-model.ts';
import type { UserCtx } from '#/lib/platform/context.ts';

interface TeamRowsQuery {
  period: PeriodName;
  /** 0 stands for the whole company. */
  departmentId: number;
}

/** Reads every page of the overview of teams, by their names. */
export async function readTeamRows(
  ctx: UserCtx,
  query: TeamRowsQuery,
): Promise<Pick<GroupChapter, 'teams' | 'categories'>> {
  const first = await readPage(ctx, query, 1);
  const teams = [...first.teams];
  for (let page = 2; page <= first.pages; page += 1) teams.push(...(await readPage(ctx, query, page)).teams);
  return { teams, categories: first.categories };
}

function readPage(ctx: UserCtx, { period, departmentId }: TeamRowsQuery, page: number) {
  return listTeamsOverview(ctx, {
    period,
    departmentId,
    teamId: 0,
    category: null,
    search: '',
    sort: 'name',
    direction: 'asc',
    grouped: false,
    page,
  });
}
