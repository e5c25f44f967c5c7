'use client';

import { Link2 } from 'lucide-react';
import { useState } from 'react';
import { useNow } from '#/components/frame/time/use-now.ts';
import type { Company } from '#/components/organisation/company/company.ts';
import { linkHints } from '#/components/organisation/link-hints.ts';
import { ShareLink } from '#/components/organisation/share-link.tsx';
import { Button } from '#/components/ui/buttons/button.tsx';
import { Card } from '#/components/ui/card.tsx';
import { Alert } from '#/components/ui/feedback/alert.tsx';

const exact = new Intl.DateTimeFormat('en-GB', { dateStyle: 'full', timeStyle: 'short' });

type CompanyLink = Pick<Company, 'companyLink' | 'companyLinkExpiresAt'>;

/** The link by which people ask to become Administrators, kept out of sight until somebody wants it. */
export function AdministratorLinkCard({ company }: { company: CompanyLink }) {
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
