import { HydrationBoundary } from '@tanstack/react-query';
import { TeamPage } from '#/app/(app)/management-pages.tsx';
import { NoTeamPage } from '#/app/(app)/no-team-page.tsx';
import { getPageCtxAs } from '#/app/(app)/page-ctx.ts';
import { prefetchedState } from '#/app/(app)/prefetched-state.ts';
import { readQuery, type SearchParams } from '#/app/page-request.ts';
import { navigationTitle } from '#/app/page-title.ts';
import { Words } from '#/components/frame/pages/words.tsx';
import { TeamSelect } from '#/components/organisation/place-select.tsx';
import { queryKey } from '#/lib/api/call.ts';
import { listDashboardTeamsContract } from '#/lib/domain/dashboards/team/team.contract.ts';
import { listDashboardTeams } from '#/lib/domain/dashboards/teams/dashboard-team.service.ts';
import { readId } from '#/lib/platform/ids.ts';

export const generateMetadata = () => navigationTitle('teamManagement');

export default async function TeamManagementPage({ searchParams }: { searchParams: SearchParams }) {
  const role = 'Team Leader';
  const ctx = await getPageCtxAs(role);
  const teams = await listDashboardTeams(ctx);
  const first = { total: teams.length, teams };
  const requestedId = readId(await readQuery(searchParams, 'id'));
  const id = requestedId ?? teams[0]?.id;
  if (id === undefined) return <NoTeamPage ctx={ctx} />;
  return (
    <HydrationBoundary state={prefetchedState([queryKey(listDashboardTeamsContract, {}), first])}>
      <Words
        of={[
          'figures.results',
          'organisation.actions',
          'organisation.checkInDay',
          'organisation.deletion',
          'organisation.department',
          'organisation.department.teams',
          'organisation.firstCheckIn',
          'organisation.invitations',
          'organisation.leader',
          'organisation.links',
          'organisation.links.hint',
          'organisation.links.renewal',
          'organisation.page',
          'organisation.picker',
          'organisation.reports',
          'organisation.schedule',
          'organisation.team',
          'organisation.team.members',
          'organisation.team.removeSecondary',
          'organisation.team.settings',
          'people.status',
          'people.suspended',
          'previews.action',
          'shell.navigation',
          'specification.tables',
          'team-dashboard.noReports',
          'ui.answers',
          'ui.documented',
          'ui.email',
          'ui.fields',
          'ui.page',
          'ui.tables',
        ]}
      >
        <TeamPage ctx={ctx} id={id} above={() => []}>
          <TeamSelect current={id} />
        </TeamPage>
      </Words>
    </HydrationBoundary>
  );
}
