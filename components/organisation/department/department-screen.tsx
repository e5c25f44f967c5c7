'use client';

import { useQuery } from '@tanstack/react-query';
import { useTranslations } from 'next-intl';
import { PageTitle } from '#/components/frame/pages/page-title.tsx';
import { DepartmentDetailsCard } from '#/components/organisation/department/department-details-card.tsx';
import { DepartmentTeamsCard } from '#/components/organisation/department/department-teams-card.tsx';
import { ManagementState } from '#/components/organisation/management-state.tsx';
import { shownName } from '#/components/organisation/organisation-links.ts';
import { call, queryKey } from '#/lib/api/call.ts';
import { getDepartmentContract } from '#/lib/domain/organisation/departments/department.contract.ts';

interface DepartmentScreenProps {
  id: number;
  role: 'Administrator' | 'Department Leader';
}

/** Shows Department Information: name, leader, share link and teams. */
export function DepartmentScreen({ id, role }: DepartmentScreenProps) {
  const t = useTranslations('shell.navigation');
  const input = { params: { id }, query: { page: 1 } };
  const query = useQuery({
    queryKey: queryKey(getDepartmentContract, input),
    queryFn: ({ signal }) => call(getDepartmentContract, input, signal),
  });
  return (
    <ManagementState query={query} failure="wrong getting certain department info">
      {({ department }) => (
        <div className="flex flex-col gap-6">
          {role === 'Administrator' && <PageTitle name={`${t('companyManagement')} - ${shownName(department.name)}`} />}
          <DepartmentDetailsCard department={department} role={role} />
          <DepartmentTeamsCard department={department} role={role} />
        </div>
      )}
    </ManagementState>
  );
}
