import { cache } from 'react';
import type { CacheEntry } from '#/app/(app)/prefetched-state.ts';
import { nullIfDenied } from '#/app/not-found-answers.ts';
import { teamDeedsInput, teamStepsInput } from '#/components/actions/actions.ts';
import type { CompanyViewer } from '#/components/dashboards/company/company-dashboard.ts';
import type { CompanyFilters } from '#/components/dashboards/company/company-filters.ts';
import {
  companyInput,
  overviewInput,
  reasonsInput,
  singleTeamInput,
} from '#/components/dashboards/company/company-inputs.ts';
import { hasWhole, headsDepartments, needsCompany } from '#/components/dashboards/heat-map/group-headings.ts';
import { queryKey } from '#/lib/api/call.ts';
import { listTeamDeeds } from '#/lib/domain/actions/overview/list-team-deeds.ts';
import { listTeamSteps } from '#/lib/domain/actions/overview/list-team-steps.ts';
import { listTeamDeedsContract, listTeamStepsContract } from '#/lib/domain/actions/overview/overview.contract.ts';
import { getBreakdownContract } from '#/lib/domain/dashboards/breakdown/breakdown.contract.ts';
import { getBreakdown } from '#/lib/domain/dashboards/breakdown/get-breakdown.ts';
import {
  getCompanyDashboardContract,
  listTeamsOverviewContract,
} from '#/lib/domain/dashboards/company/company.contract.ts';
import { teamsOverviewRequest } from '#/lib/domain/dashboards/company/company.schema.ts';
import { getCompanyDashboard } from '#/lib/domain/dashboards/company/get-company-dashboard.ts';
import { getTeamDashboard } from '#/lib/domain/dashboards/team/get-team-dashboard.ts';
import { getTeamDashboardContract } from '#/lib/domain/dashboards/team/team.contract.ts';
import { listTeamsOverview } from '#/lib/domain/dashboards/teams/list-teams-overview.ts';
import type { UserCtx } from '#/lib/platform/context.ts';

/** Returns the overview of one team, read once for the page and its title. */
export const teamOf = cache((ctx: UserCtx, period: CompanyFilters['period'], teamId: number) =>
  listTeamsOverview(ctx, { period, ...teamsOverviewRequest.parse({ teamId }) }),
);

/** Returns the first answers for the tab. Without an entry the screen loads the answer and reports errors. */
export async function firstAnswer(ctx: UserCtx, filters: CompanyFilters, viewer: CompanyViewer): Promise<CacheEntry[]> {
  const answers = await Promise.all(whatIsAsked(filters, viewer).map((read) => nullIfDenied(read(ctx, filters))));
  return answers.flatMap((entries) => entries ?? []);
}

function whatIsAsked(filters: CompanyFilters, viewer: CompanyViewer) {
  if (filters.tab === 'overview') return [readCompany, readBreakdown];
  if (filters.tab === 'steps') return [readDeeds, readAttention];
  // A team is compared with the company: the other tab's answer without a department.
  if (filters.team !== 0)
    return viewer.role === 'Administrator' ? [readTeams, readReasons, readWhole] : [readTeams, readReasons];
  // The rows above those of teams come from the other tab's answers.
  return [
    readTeams,
    ...(hasWhole(filters, viewer) ? [readCompany] : []),
    ...(needsCompany(filters, viewer) ? [readWhole] : []),
    ...(headsDepartments(filters, viewer) ? [readBreakdown] : []),
  ];
}

async function readCompany(ctx: UserCtx, filters: CompanyFilters): Promise<CacheEntry[]> {
  const input = companyInput(filters);
  const answer = await getCompanyDashboard(ctx, input.query);
  return [[queryKey(getCompanyDashboardContract, input), getCompanyDashboardContract.response.parse(answer)]];
}

function readWhole(ctx: UserCtx, filters: CompanyFilters): Promise<CacheEntry[]> {
  return readCompany(ctx, { ...filters, department: 0 });
}

async function readReasons(ctx: UserCtx, filters: CompanyFilters): Promise<CacheEntry[]> {
  const input = reasonsInput(filters);
  const answer = await getTeamDashboard(ctx, { ...input.params, ...input.query });
  return [[queryKey(getTeamDashboardContract, input), getTeamDashboardContract.response.parse(answer)]];
}

async function readBreakdown(ctx: UserCtx, filters: CompanyFilters): Promise<CacheEntry[]> {
  const input = companyInput(filters);
  const answer = await getBreakdown(ctx, input.query);
  return [[queryKey(getBreakdownContract, input), getBreakdownContract.response.parse(answer)]];
}

/** Returns the teams, and the steps that they try. */
async function readTeams(ctx: UserCtx, filters: CompanyFilters): Promise<CacheEntry[]> {
  const { team, period } = filters;
  const input = team === 0 ? overviewInput(filters) : singleTeamInput(filters);
  const answer =
    team === 0
      ? await listTeamsOverview(ctx, { ...input.query, ...teamsOverviewRequest.parse(input.body) })
      : await teamOf(ctx, period, team);
  const teams: CacheEntry = [
    queryKey(listTeamsOverviewContract, input),
    listTeamsOverviewContract.response.parse(answer),
  ];
  if (team !== 0 || answer.teams.length === 0) return [teams];
  const teamIds = answer.teams.map((row) => row.team.id);
  const steps = { steps: await listTeamSteps(ctx, { teamIds, withLast: true }) };
  return [
    teams,
    [queryKey(listTeamStepsContract, teamStepsInput(teamIds)), listTeamStepsContract.response.parse(steps)],
  ];
}

/** Returns the teams that need attention, which the other tab also lists. */
async function readAttention(ctx: UserCtx, filters: CompanyFilters): Promise<CacheEntry[]> {
  const input = overviewInput(filters);
  const answer = await listTeamsOverview(ctx, { ...input.query, ...teamsOverviewRequest.parse(input.body) });
  return [[queryKey(listTeamsOverviewContract, input), listTeamsOverviewContract.response.parse(answer)]];
}

async function readDeeds(ctx: UserCtx, { department }: CompanyFilters): Promise<CacheEntry[]> {
  const input = teamDeedsInput(department);
  const answer = await listTeamDeeds(ctx, input.query);
  return [[queryKey(listTeamDeedsContract, input), listTeamDeedsContract.response.parse(answer)]];
}
