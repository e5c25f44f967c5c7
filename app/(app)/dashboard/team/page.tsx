import { HydrationBoundary } from '@tanstack/react-query';
import type { Metadata } from 'next';
import { redirect } from 'next/navigation';
import { cache } from 'react';
import { coachingAnswer } from '#/app/(app)/coaching-answer.ts';
import { coachingViewer } from '#/app/(app)/coaching-viewer.ts';
import { RestSection, unreadBrief } from '#/app/(app)/dashboard/put-away-sections.tsx';
import { NoTeamPage } from '#/app/(app)/no-team-page.tsx';
import { getPageCtx } from '#/app/(app)/page-ctx.ts';
import { type CacheEntry, prefetchedState } from '#/app/(app)/prefetched-state.ts';
import { nullIfDenied } from '#/app/not-found-answers.ts';
import { pageLocale, queryOf, readQuery, type SearchParams } from '#/app/page-request.ts';
import { pageTitle } from '#/app/page-title.ts';
import { BriefView } from '#/components/briefs/brief-view.tsx';
import { reportInput } from '#/components/check-in-report/check-in-report.ts';
import { OpenCheckInsCard } from '#/components/check-ins/open-check-ins-card.tsx';
import { TeamCoaching } from '#/components/coaching/team-coaching.tsx';
import {
  type DashboardFilters,
  dashboardInput,
  parseFilters,
  shownTab,
  toSearch,
} from '#/components/dashboards/team/dashboard-filters.ts';
import { wholeTeamInput } from '#/components/dashboards/team/members-order.ts';
import { TeamDashboardScreen } from '#/components/dashboards/team/team-dashboard-screen.tsx';
import { isCoachingTab } from '#/components/frame/links/coaching-address.ts';
import { Words } from '#/components/frame/pages/words.tsx';
import { teamHref } from '#/components/organisation/organisation-links.ts';
import { OpenPulsesCard } from '#/components/pulses/open-pulses-card.tsx';
import { queryKey } from '#/lib/api/call.ts';
import { listActions } from '#/lib/domain/actions/action.service.ts';
import { listActionsContract } from '#/lib/domain/actions/actions.contract.ts';
import type { LocalDate } from '#/lib/domain/calendar/local-date.ts';
import { getCheckInReport } from '#/lib/domain/check-ins/report/get-check-in-report.ts';
import { getCheckInReportContract } from '#/lib/domain/check-ins/report/report.contract.ts';
import { listSurveys } from '#/lib/domain/check-ins/respond/questionnaire.service.ts';
import { listSurveysContract } from '#/lib/domain/check-ins/respond/surveys.contract.ts';
import { getBeginning } from '#/lib/domain/dashboards/beginning/get-beginning.ts';
import { getTeamDashboard } from '#/lib/domain/dashboards/team/get-team-dashboard.ts';
import { getTeamDashboardContract } from '#/lib/domain/dashboards/team/team.contract.ts';
import { listDashboardTeams } from '#/lib/domain/dashboards/teams/dashboard-team.service.ts';
import { getTeam } from '#/lib/domain/organisation/teams/get-team.ts';
import { getTeamContract } from '#/lib/domain/organisation/teams/team.contract.ts';
import { listOwnPulsesContract } from '#/lib/domain/pulses/respond/respond.contract.ts';
import { listOwnPulses } from '#/lib/domain/pulses/respond/respondent.service.ts';
import type { UserCtx } from '#/lib/platform/context.ts';

/** Read once for the page and its title. */
const teamsOf = cache(listDashboardTeams);

export async function generateMetadata({ searchParams }: { searchParams: SearchParams }): Promise<Metadata> {
  const teams = await teamsOf(await getPageCtx());
  const requestedId = Number(await readQuery(searchParams, 'team'));
  const team = teams.find(({ id }) => id === requestedId) ?? teams[0];
  return team ? { title: team.name } : pageTitle('teamDashboard');
}

export default async function TeamDashboardPage({ searchParams }: { searchParams: SearchParams }) {
  const ctx = await getPageCtx();
  const { role } = ctx.actor;
  if (role !== 'Team Leader' && role !== 'Member') redirect('/dashboard');
  const [first, ...others] = await teamsOf(ctx);
  if (!first) return <NoTeamPage ctx={ctx} />;
  const query = await queryOf(searchParams);
  const teamIds: [number, ...number[]] = [first.id, ...others.map(({ id }) => id)];
  const filters = parseFilters(query, teamIds);
  const shownFilters = { ...filters, tab: shownTab(filters.tab, role) };
  const start = shownFilters.tab === 'overview' ? await getBeginning(ctx, filters.team) : null;
  const beginning = start?.isLate ? null : start;
  const hasBrief = role === 'Team Leader' && filters.tab === 'overview' && !beginning;
  const [brief, ...entries] = await Promise.all([
    hasBrief ? unreadBrief(ctx) : null,
    beginning ? [] : firstAnswer(ctx, shownFilters),
    ownQuestions(ctx),
  ]);
  const locale = await pageLocale();
  const team = [first, ...others].find(({ id }) => id === filters.team) ?? first;
  return (
    <Words
      of={[
        'actions.causes',
        'actions.end',
        'actions.flags',
        'actions.form',
        'actions.helped',
        'actions.leader',
        'actions.lookBack',
        'actions.measured',
        'actions.members',
        'actions.news',
        'actions.part',
        'actions.present',
        'actions.share',
        'actions.talk',
        'actions.vote',
        'briefs.card',
        'charts.explorer',
        'charts.frame',
        'charts.points',
        'charts.scores',
        'check-in-report.cells',
        'check-in-report.course',
        'check-in-report.dates',
        'check-in-report.screen',
        'check-in-report.summary',
        'check-ins.card',
        'check-ins.sending',
        'coaching.acknowledgements',
        'coaching.box',
        'coaching.fewAuthors',
        'coaching.hide',
        'coaching.items',
        'coaching.posts',
        'coaching.remove',
        'dashboards.beginning',
        'dashboards.feelings',
        'dashboards.frame',
        'dashboards.home',
        'dashboards.longer',
        'dashboards.overTime',
        'dashboards.participation',
        'dashboards.sample',
        'dashboards.teamTabs',
        'figures.categories',
        'figures.drivers',
        'figures.results',
        'onboarding.rest',
        'organisation.actions',
        'organisation.invitations',
        'organisation.page',
        'people.status',
        'pulses.card',
        'replies.key',
        'replies.leader',
        'replies.thread',
        'reports.dialog',
        'reports.export',
        'reports.people',
        'shell.dashboardFailure',
        'specification.coaching',
        'specification.periods',
        'team-dashboard.category',
        'team-dashboard.drivers',
        'team-dashboard.explanation',
        'team-dashboard.faces',
        'team-dashboard.members',
        'team-dashboard.named',
        'team-dashboard.noMembers',
        'team-dashboard.noReports',
        'team-dashboard.noTeam',
        'team-dashboard.note',
        'team-dashboard.participation',
        'team-dashboard.report',
        'team-dashboard.screen',
        'team-dashboard.sentence',
        'team-dashboard.values',
        'tour.helper',
        'tour.samples',
        'ui.answers',
        'ui.documented',
        'ui.fields',
        'ui.page',
        'ui.quotes',
        'ui.tables',
      ]}
    >
      <HydrationBoundary state={prefetchedState(...entries.flat(), ...(brief ? [brief] : []))}>
        <div className="flex flex-col gap-6">
          {/* Its first child is there even if nothing is open. */}
          <div className="hidden flex-col gap-3 has-[>*:not(:empty)]:flex">
            {/* On a phone, both are rows of one card. */}
            <div className="flex flex-col gap-2 empty:hidden max-medium:gap-0 max-medium:*:not-first:rounded-t-none max-medium:*:not-first:border-t-0 max-medium:*:not-last:rounded-b-none">
              <OpenCheckInsCard />
              <OpenPulsesCard locale={locale} isSecond />
            </div>
            <RestSection ctx={ctx} />
          </div>
          <BriefView isUnread={brief !== null} isOffered={role === 'Team Leader'}>
            <TeamDashboardScreen
              teams={[first, ...others]}
              viewedAs={role}
              viewerId={ctx.actor.userId}
              locale={locale}
              coaching={<TeamCoaching teamIds={teamIds} viewer={await coachingViewer(ctx)} />}
              beginning={
                beginning && {
                  team: team.id,
                  card: {
                    place: team.name,
                    beginning,
                    minimumGroupSize: ctx.company.minimumGroupSize,
                    locale,
                    timeZone: ctx.actor.timeZone,
                    ...(role === 'Team Leader' ? { inviteHref: teamHref('Team Leader', team) } : {}),
                  },
                }
              }
            />
          </BriefView>
        </div>
      </HydrationBoundary>
    </Words>
  );
}

/** Returns the first answers for the open tab. Without an entry the screen loads the answer and reports errors. */
async function firstAnswer(ctx: UserCtx, filters: DashboardFilters): Promise<CacheEntry[]> {
  const { tab, team: id, member, date } = filters;
  if (isCoachingTab(tab)) return coachingAnswer(ctx, tab, id);
  if (tab === 'information') {
    const answer = await nullIfDenied(getTeam(ctx, { id }));
    return answer ? [[queryKey(getTeamContract, wholeTeamInput(id)), getTeamContract.response.parse(answer)]] : [];
  }
  if (tab === 'steps') return stepsOf(ctx, id);
  if (tab === 'report') return reportOf(ctx, id, date);
  // A leader's overview also has the last faces. Parts that wake up late need the same steps as the server had.
  const withFaces = tab === 'overview' && ctx.actor.role === 'Team Leader' && member === 0;
  const input = dashboardInput(filters);
  const [answer, faces, steps] = await Promise.all([
    nullIfDenied(getTeamDashboard(ctx, { id, ...input.query })),
    withFaces ? reportOf(ctx, id, null) : [],
    member === 0 ? stepsOf(ctx, id) : [],
  ]);
  // If the member in the URL isn't in the team, the whole team is shown.
  if (!answer && member !== 0) redirect(`/dashboard/team${toSearch({ ...filters, member: 0 })}`);
  const key = queryKey(getTeamDashboardContract, input);
  return answer ? [[key, getTeamDashboardContract.response.parse(answer)], ...faces, ...steps] : [];
}

/** Returns the reader's own open questions. They are at the top from the first paint, so that nothing moves. */
async function ownQuestions(ctx: UserCtx): Promise<CacheEntry[]> {
  const [checkIns, pulses] = await Promise.all([listSurveys(ctx), listOwnPulses(ctx)]);
  return [
    [queryKey(listSurveysContract), listSurveysContract.response.parse(checkIns)],
    [queryKey(listOwnPulsesContract), listOwnPulsesContract.response.parse(pulses)],
  ];
}

async function stepsOf(ctx: UserCtx, teamId: number): Promise<CacheEntry[]> {
  const answer = await nullIfDenied(listActions(ctx, teamId));
  const key = queryKey(listActionsContract, { query: { teamId } });
  return answer ? [[key, listActionsContract.response.parse(answer)]] : [];
}

async function reportOf(ctx: UserCtx, id: number, date: LocalDate | null): Promise<CacheEntry[]> {
  const answer = await nullIfDenied(getCheckInReport(ctx, { id, date: date ?? undefined }));
  const key = queryKey(getCheckInReportContract, reportInput(id, date));
  return answer ? [[key, getCheckInReportContract.response.parse(answer)]] : [];
}
