import type { PeriodName } from '#/lib/domain/calendar/period.ts';
import { listTeamsOverview } from '#/lib/domain/dashboards/queries/list-teams-overview.ts';
import type { GroupChapter, TeamChapter } from '#/lib/domain/reports/pages/report-model.ts';
import type { ReportScope } from '#/lib/domain/reports/schema.ts';
import type { UserCtx } from '#/lib/platform/context.ts';
import { notFound } from '#/lib/platform/errors.ts';

interface Wanted {
  period: PeriodName;
  /** 0 stands for the whole company. */
  departmentId: number;
}

/** Every page of the overview of teams, in order of their names. */
export async function readTeamRows(
  ctx: UserCtx,
  wanted: Wanted,
): Promise<Pick<GroupChapter, 'teams' | 'teamsPeriod' | 'categories'>> {
  const first = await readPage(ctx, wanted, { page: 1 });
  const teams = [...first.teams];
  for (let page = 2; page <= first.pages; page += 1) teams.push(...(await readPage(ctx, wanted, { page })).teams);
  return { teams, teamsPeriod: first.period, categories: first.categories };
}

/** One team's row of the overview; throws `not_found` for a team that is not in it. */
export async function findTeamRow(
  ctx: UserCtx,
  { id }: ReportScope,
  period: PeriodName,
): Promise<Pick<TeamChapter, 'asOf' | 'period' | 'row'>> {
  const answer = await readPage(ctx, { period, departmentId: 0 }, { teamId: id });
  const [row] = answer.teams;
  if (!row) throw notFound();
  return { asOf: answer.asOf, period: answer.period, row };
}

function readPage(
  ctx: UserCtx,
  { period, departmentId }: Wanted,
  { page = 1, teamId = 0 }: { page?: number; teamId?: number },
) {
  return listTeamsOverview(ctx, {
    period,
    departmentId,
    teamId,
    category: null,
    search: '',
    sort: 'name',
    direction: 'asc',
    page,
  });
}
