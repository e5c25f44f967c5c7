import { ManagementSkeleton } from '#/components/organisation/management-skeleton.tsx';

export default function TeamManagementLoading() {
  return <ManagementSkeleton />;
}
