'use client';

import { useQuery } from '@tanstack/react-query';
import { useTranslations } from 'next-intl';
import { useChange } from '#/components/frame/sending/use-change.ts';
import { AdministratorRequestsCard } from '#/components/organisation/company/administrator-requests-card.tsx';
import { AdministratorsCard } from '#/components/organisation/company/administrators-card.tsx';
import { type Company, companyInput } from '#/components/organisation/company/company.ts';
import { DepartmentsCard } from '#/components/organisation/company/departments-card.tsx';
import { LeadersCard } from '#/components/organisation/company/leaders-card.tsx';
import { ManagementState } from '#/components/organisation/management-state.tsx';
import { ShareLink } from '#/components/organisation/share-link.tsx';
import { Card } from '#/components/ui/card.tsx';
import { InlineEdit } from '#/components/ui/fields/inline-edit.tsx';
import { call, queryKey } from '#/lib/api/call.ts';
import { displayNameMax } from '#/lib/domain/accounts/constants.ts';
import { getCompanyContract, updateCompanyNameContract } from '#/lib/domain/organisation/company/company.contract.ts';

/** Shows Company Information: name, share links, administrators, leaders, departments. */
export function CompanyScreen() {
  const t = useTranslations('organisation.company');
  const input = companyInput();
  const query = useQuery({
    queryKey: queryKey(getCompanyContract, input),
    queryFn: ({ signal }) => call(getCompanyContract, input, signal),
  });
  return (
    <ManagementState query={query} failure={t('failure')}>
      {({ company }) => (
        <div className="flex flex-col gap-6">
          <CompanyDetailsCard company={company} />
          <AdministratorRequestsCard companyId={company.id} />
          <AdministratorsCard company={company} />
          <LeadersCard company={company} />
          <DepartmentsCard company={company} />
        </div>
      )}
    </ManagementState>
  );
}

/** Shows the company's name and the links that let leaders join. */
function CompanyDetailsCard({ company }: { company: Company }) {
  const t = useTranslations('organisation.company');
  const hints = useTranslations('organisation.links.hint');
  const rename = useChange({
    run: (name: string) => call(updateCompanyNameContract, { body: { name } }),
    done: t('renamed'),
    // The field shows it.
    onFailure: () => undefined,
  });
  return (
    <Card as="div" tour="share-links">
      <InlineEdit label={t('name')} value={company.name} maxLength={displayNameMax} onSave={rename.mutateAsync} />
      <div className="mt-4 grid gap-x-8 gap-y-5 medium:grid-cols-2 print:hidden">
        <ShareLink
          label={t('departmentLink')}
          help={hints('departmentLeader')}
          link={company.departmentLink}
          rotate={{ body: { kind: 'department_leader' } }}
        />
        <ShareLink
          label={t('teamLeaderLink')}
          help={hints('teamLeader')}
          link={company.teamLeaderLink}
          rotate={{ body: { kind: 'team_leader' } }}
        />
      </div>
    </Card>
  );
}
