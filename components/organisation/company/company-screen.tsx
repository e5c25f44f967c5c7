'use client';

import { useQuery } from '@tanstack/react-query';
import { AdministratorLinkCard } from '#/components/organisation/company/administrator-link-card.tsx';
import { AdministratorRequestsCard } from '#/components/organisation/company/administrator-requests-card.tsx';
import { AdministratorsCard } from '#/components/organisation/company/administrators-card.tsx';
import { companyInput } from '#/components/organisation/company/company.ts';
import { CompanyDetailsCard } from '#/components/organisation/company/company-details-card.tsx';
import { DepartmentsCard } from '#/components/organisation/company/departments-card.tsx';
import { LeadersCard } from '#/components/organisation/company/leaders-card.tsx';
import { ManagementState } from '#/components/organisation/management-state.tsx';
import { PrivacyCard } from '#/components/privacy/privacy-card.tsx';
import { call, queryKey } from '#/lib/api/call.ts';
import { getCompanyContract } from '#/lib/domain/organisation/company/company.contract.ts';

/** Company Information: name, share links, administrators, leaders, departments, privacy. */
export function CompanyScreen() {
  const input = companyInput();
  const query = useQuery({
    queryKey: queryKey(getCompanyContract, input),
    queryFn: ({ signal }) => call(getCompanyContract, input, signal),
  });
  return (
    <ManagementState query={query} failure="Your company could not be loaded">
      {({ company }) => (
        <div className="flex flex-col gap-6">
          <CompanyDetailsCard company={company} />
          <AdministratorRequestsCard companyId={company.id} />
          <AdministratorsCard company={company} />
          <LeadersCard company={company} />
          <DepartmentsCard company={company} />
          <PrivacyCard />
          <AdministratorLinkCard company={company} />
        </div>
      )}
    </ManagementState>
  );
}
