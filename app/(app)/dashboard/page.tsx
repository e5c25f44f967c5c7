import { HydrationBoundary } from '@tanstack/react-query';
import type { Metadata } from 'next';
import { redirect } from 'next/navigation';
import { getTranslations } from 'next-intl/server';
import { cache } from 'react';
import { firstAnswer, teamOf } from '#/app/(app)/dashboard/first-answers.ts';
import { RestSection, unreadBrief } from '#/app/(app)/dashboard/put-away-sections.tsx';
import { getPageCtx } from '#/app/(app)/page-ctx.ts';
import { prefetchedState } from '#/app/(app)/prefetched-state.ts';
import { pulseViewer } from '#/app/(app)/pulse-viewer.ts';
import { nullIfDenied } from '#/app/not-found-answers.ts';
import { pageLocale, queryOf, type SearchParams } from '#/app/page-request.ts';
import { BriefView } from '#/components/briefs/brief-view.tsx';
import type { CompanyViewer } from '#/components/dashboards/company/company-dashboard.ts';
import { type CompanyFilters, parseCompanyFilters } from '#/components/dashboards/company/company-filters.ts';
import type { Waiting } from '#/components/dashboards/company/no-teams-yet.tsx';
import {
  AskMoreOften,
  BeginningCard,
  BeginningLine,
  OpenInvitations,
  YearlyTitle,
} from '#/components/dashboards/home/beginning-card.tsx';
import { HomeScreen } from '#/components/dashboards/home/home-screen.tsx';
import { Words } from '#/components/frame/pages/words.tsx';
import { UnfinishedPlace } from '#/components/organisation/unfinished-place.tsx';
import { AskRecommendation } from '#/components/pulses/build/ask-recommendation.tsx';
import { OpenPulsesCard } from '#/components/pulses/open-pulses-card.tsx';
import { type Beginning, getBeginning } from '#/lib/domain/dashboards/beginning/get-beginning.ts';
import { countDashboardTeams } from '#/lib/domain/dashboards/teams/dashboard-team.service.ts';
import { listDashboardDepartments } from '#/lib/domain/organisation/departments/department.service.ts';
import { findLedDraft } from '#/lib/domain/organisation/wizards/wizard.service.ts';
import type { UserCtx } from '#/lib/platform/context.ts';
import type { RoleName } from '#/lib/platform/roles.ts';

/** Read once for the page and its title. */
const departmentsOf = cache(listDashboardDepartments);

/** Returns the page's title: it names the team if only one is shown, otherwise the company or the department. */
export async function generateMetadata({ searchParams }: { searchParams: SearchParams }): Promise<Metadata> {
  const ctx = await getPageCtx();
  if (!isAbove(ctx.actor.role)) return {};
  const departments = await departmentsOf(ctx);
  const { tab, period, team } = await readFilters(searchParams, departments);
  const answer = tab === 'teams' && team !== 0 ? await nullIfDenied(teamOf(ctx, period, team)) : null;
  return { title: answer?.teams[0]?.team.name ?? placeName(ctx, departments) };
}

export default async function DashboardPage({ searchParams }: { searchParams: SearchParams }) {
  const ctx = await getPageCtx();
  const { role, roles, firstName } = ctx.actor;
  if (!isAbove(role)) redirect('/dashboard/team');
  const [teamCount, departments] = await Promise.all([countDashboardTeams(ctx), departmentsOf(ctx)]);
  const isLeaderOfNone = role === 'Department Leader' && departments.length === 0;
  const draft = isLeaderOfNone ? await findLedDraft(ctx, 'department') : null;
  if (draft) return <UnfinishedPlace kind="department" draft={draft} />;
  const filters = await readFilters(searchParams, departments);
  const viewer: CompanyViewer = {
    role,
    companyName: ctx.company.name,
    placeName: placeName(ctx, departments),
    minimumGroupSize: ctx.company.minimumGroupSize,
    departments,
    locale: await pageLocale(),
  };
  const { tab, team } = filters;
  const start = teamCount > 0 ? await getBeginning(ctx, tab === 'teams' ? team : 0) : null;
  const beginning = start?.isLate || tab !== 'overview' ? null : start;
  const hasResults = teamCount > 0 && !beginning;
  const [first, brief] = await Promise.all([
    hasResults ? firstAnswer(ctx, filters, viewer) : [],
    hasResults && tab === 'overview' ? unreadBrief(ctx) : null,
  ]);
  const rest = (
    <Words of={['onboarding.rest']}>
      <RestSection ctx={ctx} />
    </Words>
  );
  return (
    <HydrationBoundary state={prefetchedState(...first, ...(brief ? [brief] : []))}>
      <div className="flex flex-col gap-6">
        {teamCount > 0 && rest}
        <Words of={['pulses.card']}>
          <OpenPulsesCard locale={viewer.locale} />
        </Words>
        <Words
          of={[
            'actions.above',
            'actions.flags',
            'actions.leader',
            'actions.overview',
            'actions.part',
            'actions.row',
            'briefs.card',
            'catalogue.monthQuestions.enps',
            'charts.explorer',
            'charts.frame',
            'charts.points',
            'charts.scores',
            'dashboards.beginning',
            'dashboards.breakdown',
            'dashboards.company',
            'dashboards.feelings',
            'dashboards.frame',
            'dashboards.home',
            'dashboards.longer',
            'dashboards.message',
            'dashboards.month',
            'dashboards.overTime',
            'dashboards.participation',
            'dashboards.sample',
            'dashboards.values',
            'figures.categories',
            'figures.drivers',
            'figures.results',
            'pulses.bank',
            'pulses.recommend',
            'pulses.schedule',
            'reports.dialog',
            'reports.export',
            'reports.people',
            'shell.dashboardFailure',
            'specification.dashboards',
            'specification.periods',
            'team-dashboard.drivers',
            'team-dashboard.sentence',
            'teams-overview.file',
            'teams-overview.filters',
            'teams-overview.lines',
            'teams-overview.loading',
            'teams-overview.pages',
            'teams-overview.quadrant',
            'teams-overview.summary',
            'teams-overview.table',
            'teams-overview.table.why',
            'teams-overview.team',
            'ui.answers',
            'ui.documented',
            'ui.page',
            'ui.tables',
          ]}
        >
          <BriefView isUnread={brief !== null}>
            <HomeScreen
              firstName={firstName}
              viewer={viewer}
              roles={roles}
              teamCount={teamCount}
              chart={await chartPlace(role)}
              enpsAction={<AskRecommendation viewer={await pulseViewer(ctx)} isNamed={start !== null} />}
              waiting={
                start && (start.isLate || tab === 'steps') ? waitingParts(ctx, start, { viewer, filters }) : null
              }
              beginning={beginning && <BeginningCard {...beginningProps(ctx, beginning, viewer)} />}
            />
          </BriefView>
        </Words>
        {teamCount === 0 && rest}
      </div>
    </HydrationBoundary>
  );
}

function isAbove(role: RoleName): role is CompanyViewer['role'] {
  return role === 'Administrator' || role === 'Department Leader';
}

async function readFilters(searchParams: SearchParams, departments: readonly { id: number }[]) {
  const query = await queryOf(searchParams);
  return parseCompanyFilters(
    query,
    departments.map(({ id }) => id),
  );
}

/** Returns the name of the company or department that the dashboard shows. */
function placeName({ actor, company }: UserCtx, departments: readonly { name: string }[]): string {
  const [first, ...others] = departments;
  return actor.role === 'Department Leader' && first && others.length === 0 ? first.name : company.name;
}

/** Returns what the card needs; people are invited on the page that manages all of them. */
function beginningProps({ actor, company }: UserCtx, beginning: Beginning, { placeName, role, locale }: CompanyViewer) {
  const isAll = role === 'Administrator';
  return {
    place: placeName,
    beginning,
    isAbove: true,
    minimumGroupSize: company.minimumGroupSize,
    locale,
    timeZone: actor.timeZone,
    inviteHref: isAll ? '/companyManagement' : '/departmentManagement',
    ...(isAll ? { importHref: '/companyManagement?tab=people' } : {}),
  };
}

interface WaitingScene {
  viewer: CompanyViewer;
  filters: CompanyFilters;
}

/**
 * Returns what is said and offered where results are late, or steps wait for them: to ask more often where teams are
 * asked once a year, and otherwise the invitations of all teams.
 */
function waitingParts(ctx: UserCtx, start: Beginning, { viewer, filters }: WaitingScene): Waiting {
  const props = beginningProps(ctx, start, viewer);
  const { role, departments } = viewer;
  const { tab, team } = filters;
  const about = tab === 'overview' ? 'company' : tab === 'teams' && team > 0 ? 'team' : tab;
  // Everyone would be asked, which is no act of one team's page or of one department's.
  const isForAll = team === 0 && (role === 'Administrator' || departments.length === 1);
  const invitations = invitationProps(start, role);
  const { nextAt, isFar, teams, teamCount: count } = start;
  if (!isFar || nextAt === null) {
    const act = tab !== 'teams' && <OpenInvitations {...invitations} />;
    return { isForAll, facts: <BeginningLine {...props} about={about} />, act };
  }
  const isInTitle = tab === 'overview';
  return {
    isForAll,
    title: isInTitle && <YearlyTitle at={nextAt} locale={props.locale} timeZone={props.timeZone} />,
    facts: <BeginningLine {...props} about={about} isInTitle={isInTitle} />,
    isYearly: true,
    act: <AskMoreOften {...{ teams, count, role }} allHref={props.inviteHref} />,
    lastAct: <OpenInvitations {...invitations} variant="secondary" />,
  };
}

/** Returns how many people haven't joined, and the page that lists and reminds them. */
function invitationProps({ invitedCount: count }: Beginning, role: CompanyViewer['role']) {
  const people = '/companyManagement?tab=people&status=Invitation+Sent';
  return { count, href: role === 'Administrator' ? people : '/departmentManagement' };
}

/** Returns the URL of the same teams as a chart. */
async function chartPlace(role: CompanyViewer['role']) {
  const t = await getTranslations('chart.page');
  const href = role === 'Administrator' ? '/companyManagement?tab=chart' : '/departmentManagement?view=chart';
  return { href, label: t('title') };
}
