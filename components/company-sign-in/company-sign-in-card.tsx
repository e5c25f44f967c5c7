'use client';

import { useQuery } from '@tanstack/react-query';
import { Plus } from 'lucide-react';
import dynamic from 'next/dynamic';
import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { ConnectionItem } from '#/components/company-sign-in/connection-item.tsx';
import { DomainItem } from '#/components/company-sign-in/domain-item.tsx';
import { SectionState } from '#/components/frame/pages/section-state.tsx';
import { Button } from '#/components/ui/buttons/button.tsx';
import { Card } from '#/components/ui/card.tsx';
import { Alert } from '#/components/ui/feedback/alert.tsx';
import { RowsSkeleton } from '#/components/ui/tables/rows-skeleton.tsx';
import { call, queryKey } from '#/lib/api/call.ts';
import { getCompanySignInContract } from '#/lib/domain/company-sign-in/company-sign-in.contract.ts';
import { CONNECTIONS_MAX } from '#/lib/domain/company-sign-in/constants.ts';

const AddDomainDialog = dynamic(
  () => import('#/components/company-sign-in/add-domain-dialog.tsx').then((file) => file.AddDomainDialog),
  { ssr: false },
);
const ConnectionDialog = dynamic(
  () => import('#/components/company-sign-in/connection-dialog.tsx').then((file) => file.ConnectionDialog),
  { ssr: false },
);

/** The result of a test, from the URL that the browser returns to. */
const outcomes = { tested: 'good', failed: 'bad' } as const;
const outcomeKeys = { tested: 'tested', failed: 'testFailed' } as const;

/** Shows the company's domains, and the providers where its people sign in. */
export function CompanySignInCard({ outcome }: { outcome: string | undefined }) {
  const t = useTranslations('company-sign-in.card');
  const [open, setOpen] = useState<'domain' | 'connection' | null>(null);
  const query = useQuery({
    queryKey: queryKey(getCompanySignInContract),
    queryFn: ({ signal }) => call(getCompanySignInContract, {}, signal),
  });
  const said = outcome === 'tested' || outcome === 'failed' ? outcome : null;
  const close = () => setOpen(null);
  return (
    <Card title={t('title')} description={t('about')} id="signIn">
      <SectionState query={query} failure={t('failed')} skeleton={<RowsSkeleton count={2} />}>
        {(signIn) => {
          const { domains, connections } = signIn;
          const hasDomain = domains.some(({ state }) => state !== 'waiting');
          const isFull = connections.length >= CONNECTIONS_MAX;
          return (
            <div className="flex flex-col gap-7">
              {said && (
                <Alert state={outcomes[said]} announce="politely">
                  {t(outcomeKeys[said])}
                </Alert>
              )}
              <section className="flex flex-col gap-3">
                <div>
                  <h3 className="font-semibold text-14">{t('domains')}</h3>
                  <p className="text-13 text-muted">{t('domainsAbout')}</p>
                </div>
                {domains.length === 0 && <p className="text-14">{t('noDomains')}</p>}
                {domains.length > 0 && (
                  <ul className="flex flex-col gap-2">
                    {domains.map((domain) => (
                      <DomainItem key={domain.id} domain={domain} />
                    ))}
                  </ul>
                )}
                <Button
                  variant={domains.length === 0 ? 'primary' : 'secondary'}
                  icon={<Plus aria-hidden />}
                  className="self-start"
                  onClick={() => setOpen('domain')}
                >
                  {t('addDomain')}
                </Button>
              </section>
              <section className="flex flex-col gap-3">
                <h3 className="font-semibold text-14">{t('connections')}</h3>
                {connections.length === 0 && <p className="text-14">{t('noConnections')}</p>}
                {connections.map((connection) => (
                  <ConnectionItem key={connection.id} connection={connection} signIn={signIn} />
                ))}
                {isFull ? (
                  <p className="text-13 text-muted">{t('full', { most: CONNECTIONS_MAX })}</p>
                ) : (
                  <div className="flex flex-wrap items-center gap-3">
                    <Button
                      variant={hasDomain && connections.length === 0 ? 'primary' : 'secondary'}
                      icon={<Plus aria-hidden />}
                      disabled={!hasDomain}
                      onClick={() => setOpen('connection')}
                    >
                      {t('addConnection')}
                    </Button>
                    {!hasDomain && <p className="text-13 text-muted">{t('firstDomain')}</p>}
                  </div>
                )}
              </section>
              {open === 'domain' && <AddDomainDialog onClose={close} />}
              {open === 'connection' && <ConnectionDialog returnUrl={signIn.returnUrl} onClose={close} />}
            </div>
          );
        }}
      </SectionState>
    </Card>
  );
}
