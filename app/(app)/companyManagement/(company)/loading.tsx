import { ManagementSkeleton } from '#/components/organisation/management-skeleton.tsx';

export default function CompanyManagementLoading() {
  return <ManagementSkeleton />;
}
