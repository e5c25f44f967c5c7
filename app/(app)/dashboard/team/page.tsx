import { dehydrate, HydrationBoundary, QueryClient } from '@tanstack/react-query';
import type { Metadata } from 'next';
import { headers } from 'next/headers';
import { redirect } from 'next/navigation';
import { getHomeCtx } from '#/app/(app)/page-ctx.ts';
import { type DashboardFilters, parseFilters, toSearch } from '#/components/dashboards/dashboard-filters.ts';
import { NoTeam } from '#/components/dashboards/no-team.tsx';
import { readerLocale } from '#/components/dashboards/reader-locale.ts';
import { TeamDashboardScreen } from '#/components/dashboards/team-dashboard-screen.tsx';
import { queryKey } from '#/lib/api/call.ts';
import { getTeamDashboardContract } from '#/lib/domain/dashboards/contract.ts';
import { getTeamDashboard } from '#/lib/domain/dashboards/queries/get-team-dashboard.ts';
import { listDashboardTeams } from '#/lib/domain/dashboards/queries/list-dashboard-teams.ts';
import type { UserCtx } from '#/lib/platform/context.ts';
import { isProblem } from '#/lib/platform/errors.ts';

export const metadata: Metadata = { title: 'Team dashboard' };

interface TeamDashboardPageProps {
  searchParams: Promise<Record<string, string | string[] | undefined>>;
}

export default async function TeamDashboardPage({ searchParams }: TeamDashboardPageProps) {
  const ctx = await getHomeCtx();
  const { role } = ctx.actor;
  if (role !== 'Team Leader' && role !== 'Member') redirect('/dashboard');
  const [first, ...others] = await listDashboardTeams(ctx);
  if (!first) return <NoTeam role={role} />;
  const asked = await searchParams;
  const filters = parseFilters((name) => [asked[name]].flat()[0] ?? null, [first.id, ...others.map(({ id }) => id)]);
  const state = await fillCache(ctx, filters);
  return (
    <HydrationBoundary state={state}>
      <TeamDashboardScreen teams={[first, ...others]} locale={readerLocale((await headers()).get('accept-language'))} />
    </HydrationBoundary>
  );
}

/** The cache with the figures; a member who is not in the team leads back to the whole team. */
async function fillCache(ctx: UserCtx, filters: DashboardFilters) {
  const { team: id, period, member } = filters;
  const queryClient = new QueryClient();
  const dashboard = await getTeamDashboard(ctx, { id, period, member }).catch((error: unknown) => {
    if (isProblem(error) && (error.code === 'not_found' || error.code === 'forbidden')) return null;
    throw error;
  });
  if (!dashboard && member !== 0) redirect(`/dashboard/team${toSearch({ ...filters, member: 0 })}`);
  // Without an entry the screen asks by itself and says what is wrong.
  if (dashboard) {
    queryClient.setQueryData(
      queryKey(getTeamDashboardContract, { params: { id }, query: { period, member } }),
      getTeamDashboardContract.response.parse(dashboard),
    );
  }
  return dehydrate(queryClient);
}
