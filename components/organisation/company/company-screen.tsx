'use client';

import { useQuery } from '@tanstack/react-query';
import { Link2 } from 'lucide-react';
import { useState } from 'react';
import { useChange } from '#/components/frame/sending/use-change.ts';
import { useNow } from '#/components/frame/time/use-now.ts';
import { AdministratorRequestsCard } from '#/components/organisation/company/administrator-requests-card.tsx';
import { AdministratorsCard } from '#/components/organisation/company/administrators-card.tsx';
import { type Company, companyInput } from '#/components/organisation/company/company.ts';
import { DepartmentsCard } from '#/components/organisation/company/departments-card.tsx';
import { LeadersCard } from '#/components/organisation/company/leaders-card.tsx';
import { linkHints } from '#/components/organisation/link-hints.ts';
import { ManagementState } from '#/components/organisation/management-state.tsx';
import { ShareLink } from '#/components/organisation/share-link.tsx';
import { PrivacyCard } from '#/components/privacy/privacy-card.tsx';
import { Button } from '#/components/ui/buttons/button.tsx';
import { Card } from '#/components/ui/card.tsx';
import { Alert } from '#/components/ui/feedback/alert.tsx';
import { InlineEdit } from '#/components/ui/fields/inline-edit.tsx';
import { call, queryKey } from '#/lib/api/call.ts';
import { displayNameMax } from '#/lib/domain/accounts/constants.ts';
import { getCompanyContract, updateCompanyNameContract } from '#/lib/domain/organisation/company/company.contract.ts';

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

/** The company's name and the links that let leaders in. */
function CompanyDetailsCard({ company }: { company: Company }) {
  const rename = useChange({
    run: (name: string) => call(updateCompanyNameContract, { body: { name } }),
    done: 'The company was renamed.',
    // The field says it.
    onFailure: () => undefined,
  });
  return (
    <Card as="div" tour="share-links">
      <InlineEdit label="Company name" value={company.name} maxLength={displayNameMax} onSave={rename.mutateAsync} />
      <div className="mt-4 grid gap-x-8 gap-y-5 medium:grid-cols-2">
        <ShareLink
          label="Department Link"
          hint={linkHints.departmentLeader}
          link={company.departmentLink}
          rotate={{ body: { kind: 'department_leader' } }}
        />
        <ShareLink
          label="Team Leader Link"
          hint={linkHints.teamLeader}
          link={company.teamLeaderLink}
          rotate={{ body: { kind: 'team_leader' } }}
        />
      </div>
    </Card>
  );
}

const exact = new Intl.DateTimeFormat('en-GB', { dateStyle: 'full', timeStyle: 'short' });

type CompanyLink = Pick<Company, 'companyLink' | 'companyLinkExpiresAt'>;

/** The link by which people ask to become Administrators, kept out of sight until somebody wants it. */
function AdministratorLinkCard({ company }: { company: CompanyLink }) {
  const [isShown, setShown] = useState(false);
  return (
    <Card title="Administrator link">
      <div className="flex flex-col gap-4">
        <Alert state="neutral">
          Anyone with this link can ask to become an administrator. Nobody becomes one until an administrator approves
          it here.
        </Alert>
        {isShown ? (
          <ShareLink
            label="Administrator link"
            hint={linkHints.company}
            help={<Term expiresAt={company.companyLinkExpiresAt} />}
            link={company.companyLink}
            rotate={{ body: { kind: 'company_administrator' } }}
            consequence="It works for 7 days. Whoever waits for approval stays on the list."
          />
        ) : (
          <div>
            <Button variant="secondary" icon={<Link2 aria-hidden />} onClick={() => setShown(true)}>
              Show link
            </Button>
          </div>
        )}
      </div>
    </Card>
  );
}

function Term({ expiresAt }: { expiresAt: string }) {
  const now = useNow();
  if (Date.parse(expiresAt) <= now)
    return <span className="text-bad">This link has expired. Renew it to use it for 7 more days.</span>;
  return <>Works until {exact.format(new Date(expiresAt))}. Renew it for 7 more days.</>;
}
