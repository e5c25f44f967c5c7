'use client';

import { useQuery } from '@tanstack/react-query';
import { Link2 } from 'lucide-react';
import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { useDateFormat } from '#/components/frame/time/local-time.tsx';
import { useNow } from '#/components/frame/time/use-now.ts';
import { type Company, companyInput } from '#/components/organisation/company/company.ts';
import { ManagementState } from '#/components/organisation/management-state.tsx';
import { ShareLink } from '#/components/organisation/share-link.tsx';
import { PrivacyCard } from '#/components/privacy/privacy-card.tsx';
import { Button } from '#/components/ui/buttons/button.tsx';
import { Card } from '#/components/ui/card.tsx';
import { Alert } from '#/components/ui/feedback/alert.tsx';
import { call, queryKey } from '#/lib/api/call.ts';
import { getCompanyContract } from '#/lib/domain/organisation/company/company.contract.ts';

/** What is set for the whole company: how small a group may be and still have results, and how Administrators join. */
export function CompanySettings() {
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
          <PrivacyCard />
          <AdministratorLinkCard company={company} />
        </div>
      )}
    </ManagementState>
  );
}

type CompanyLink = Pick<Company, 'companyLink' | 'companyLinkExpiresAt'>;

/** The link by which people ask to become Administrators, kept out of sight until somebody wants it. */
function AdministratorLinkCard({ company }: { company: CompanyLink }) {
  const t = useTranslations('organisation.company.administratorLink');
  const [isShown, setShown] = useState(false);
  return (
    <Card title={t('title')}>
      <div className="flex flex-col gap-4">
        <Alert state="neutral">{t('about')}</Alert>
        {isShown ? (
          <ShareLink
            label={t('title')}
            help={<Term expiresAt={company.companyLinkExpiresAt} />}
            link={company.companyLink}
            rotate={{ body: { kind: 'company_administrator' } }}
            consequence={t('renewal')}
          />
        ) : (
          <div>
            <Button variant="secondary" icon={<Link2 aria-hidden />} onClick={() => setShown(true)}>
              {t('show')}
            </Button>
          </div>
        )}
      </div>
    </Card>
  );
}

function Term({ expiresAt }: { expiresAt: string }) {
  const now = useNow();
  const exact = useDateFormat({ dateStyle: 'full', timeStyle: 'short' });
  const t = useTranslations('organisation.company.administratorLink');
  if (Date.parse(expiresAt) <= now) return <span className="text-bad">{t('expired')}</span>;
  return <>{t('until', { day: exact(expiresAt) })}</>;
}
