import { HydrationBoundary } from '@tanstack/react-query';
import { Building } from 'lucide-react';
import type { Metadata } from 'next';
import { filledCache, readQuery, type SearchParams } from '#/app/(app)/filled-cache.ts';
import { DepartmentPage } from '#/app/(app)/management-pages.tsx';
import { getPageCtxAs } from '#/app/(app)/page-ctx.ts';
import { DepartmentSelect } from '#/components/organisation/place-select.tsx';
import { LinkButton } from '#/components/ui/buttons/link-button.tsx';
import { Card } from '#/components/ui/card.tsx';
import { EmptyState } from '#/components/ui/feedback/empty-state.tsx';
import { queryKey } from '#/lib/api/call.ts';
import { readId } from '#/lib/api/fields.ts';
import { listDashboardDepartmentsContract } from '#/lib/domain/organisation/department-contract.ts';
import { listDashboardDepartments } from '#/lib/domain/organisation/queries/list-dashboard-departments.ts';

export const metadata: Metadata = { title: 'Department Management' };

export default async function DepartmentManagementPage({ searchParams }: { searchParams: SearchParams }) {
  const ctx = await getPageCtxAs('Department Leader');
  const departments = await listDashboardDepartments(ctx);
  const asked = readId(await readQuery(searchParams, 'id'));
  const id = asked ?? departments[0]?.id;
  if (id === undefined) {
    return (
      <Card as="div">
        <EmptyState
          icon={<Building />}
          title="You lead no department yet"
          action={<LinkButton href="/departmentCreate">Create a department</LinkButton>}
        >
          Create one, or open the invitation you were sent. Then you see here its teams and their leaders.
        </EmptyState>
      </Card>
    );
  }
  return (
    <HydrationBoundary state={filledCache([queryKey(listDashboardDepartmentsContract, {}), { departments }])}>
      <DepartmentPage ctx={ctx} id={id} href={({ id: at }) => `/departmentManagement?id=${at}`} above={[]}>
        <DepartmentSelect current={id} />
      </DepartmentPage>
    </HydrationBoundary>
  );
}
