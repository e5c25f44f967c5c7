'use client';

import { useChange } from '#/components/frame/sending/use-change.ts';
import type { Company } from '#/components/organisation/company/company.ts';
import { linkHints } from '#/components/organisation/link-hints.ts';
import { ShareLink } from '#/components/organisation/share-link.tsx';
import { Card } from '#/components/ui/card.tsx';
import { InlineEdit } from '#/components/ui/fields/inline-edit.tsx';
import { call } from '#/lib/api/call.ts';
import { displayNameMax } from '#/lib/domain/accounts/constants.ts';
import { updateCompanyNameContract } from '#/lib/domain/organisation/company/company.contract.ts';

/** The company's name and the links that let leaders in. */
export function CompanyDetailsCard({ company }: { company: Company }) {
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
