import { TeamDashboardSkeleton } from '#/components/dashboards/team/team-dashboard-skeleton.tsx';

export default function TeamDashboardLoading() {
  return <TeamDashboardSkeleton />;
}
