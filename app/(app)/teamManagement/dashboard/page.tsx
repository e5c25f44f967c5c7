import { NoTeamPage } from '#/app/(app)/no-team-page.tsx';
import { getPageCtxAs } from '#/app/(app)/page-ctx.ts';
import { pageLocale } from '#/app/page-request.ts';
import { pageTitle } from '#/app/page-title.ts';
import { PreviewScreen } from '#/components/dashboards/preview/preview-screen.tsx';
import { Words } from '#/components/frame/pages/words.tsx';
import { listDashboardTeams } from '#/lib/domain/dashboards/teams/dashboard-team.service.ts';

export const generateMetadata = () => pageTitle('teamDashboard');

export default async function PreviewedDashboardPage() {
  const role = 'Team Leader';
  const ctx = await getPageCtxAs(role);
  const [first, ...others] = await listDashboardTeams(ctx);
  if (!first) return <NoTeamPage ctx={ctx} />;
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
        'check-ins.sending',
        'coaching.preview',
        'dashboards.beginning',
        'dashboards.feelings',
        'dashboards.frame',
        'dashboards.home',
        'dashboards.longer',
        'dashboards.overTime',
        'dashboards.participation',
        'dashboards.preview',
        'dashboards.sample',
        'dashboards.teamTabs',
        'figures.categories',
        'figures.drivers',
        'figures.results',
        'organisation.actions',
        'organisation.invitations',
        'organisation.page',
        'people.status',
        'reports.dialog',
        'reports.export',
        'reports.people',
        'shell.dashboardFailure',
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
        'ui.answers',
        'ui.documented',
        'ui.fields',
        'ui.page',
        'ui.quotes',
        'ui.tables',
      ]}
    >
      <PreviewScreen teams={[first, ...others]} locale={await pageLocale()} />
    </Words>
  );
}
