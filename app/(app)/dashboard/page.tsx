import { dehydrate, HydrationBoundary, QueryClient } from '@tanstack/react-query';
import type { Metadata } from 'next';
import { redirect } from 'next/navigation';
import { getHomeCtx } from '#/app/(app)/page-ctx.ts';
import { HomeScreen } from '#/components/dashboards/home-screen.tsx';
import { queryKey } from '#/lib/api/call.ts';
import { listDashboardTeamsContract } from '#/lib/domain/dashboards/contract.ts';
import { listDashboardTeams } from '#/lib/domain/dashboards/queries/list-dashboard-teams.ts';

export const metadata: Metadata = { title: 'Dashboard' };

export default async function DashboardPage() {
  const ctx = await getHomeCtx();
  const { role, roles, firstName } = ctx.actor;
  if (role !== 'Administrator' && role !== 'Department Leader') redirect('/dashboard/team');
  const queryClient = new QueryClient();
  const teams = await listDashboardTeams(ctx);
  queryClient.setQueryData(
    queryKey(listDashboardTeamsContract, {}),
    listDashboardTeamsContract.response.parse({ teams }),
  );
  return (
    <HydrationBoundary state={dehydrate(queryClient)}>
      <HomeScreen firstName={firstName} companyName={ctx.company.name} role={role} roles={roles} />
    </HydrationBoundary>
  );
}
