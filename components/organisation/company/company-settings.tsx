'use client';

import { useQuery } from '@tanstack/react-query';
import { Link2 } from 'lucide-react';
import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { useChange } from '#/components/frame/sending/use-change.ts';
import { useDateFormat } from '#/components/frame/time/local-time.tsx';
import { useNow } from '#/components/frame/time/use-now.ts';
import { type Company, companyInput } from '#/components/organisation/company/company.ts';
import { ManagementState } from '#/components/organisation/management-state.tsx';
import { ShareLink } from '#/components/organisation/share-link.tsx';
import { PapersCard } from '#/components/papers/papers-card.tsx';
import { DeletionCard } from '#/components/privacy/deletion-card.tsx';
import { PrivacyCard } from '#/components/privacy/privacy-card.tsx';
import { RetentionCard } from '#/components/privacy/retention-card.tsx';
import { Button } from '#/components/ui/buttons/button.tsx';
import { Card } from '#/components/ui/card.tsx';
import { Alert } from '#/components/ui/feedback/alert.tsx';
import { Field } from '#/components/ui/fields/field.tsx';
import { TextInput } from '#/components/ui/fields/text-input.tsx';
import { call, queryKey } from '#/lib/api/call.ts';
import { getCompanyContract, updateReportingLinkContract } from '#/lib/domain/organisation/company/company.contract.ts';

/**
 * Shows the company's settings: privacy, retention, papers, whistleblowing, how administrators join, and its deletion.
 */
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
        <div className="grid items-start gap-6 *:min-w-0 min-[80rem]:grid-cols-2">
          <Parts />
          <div className="flex min-w-0 flex-col gap-6">
            <PrivacyCard />
            <RetentionCard />
          </div>
          <div className="flex min-w-0 flex-col gap-6">
            <AdministratorLinkCard company={company} />
            <PapersCard />
            <ReportingLinkCard link={company.reportingLink ?? ''} />
          </div>
          <div className="min-[80rem]:col-span-2">
            <DeletionCard company={company} />
          </div>
        </div>
      )}
    </ManagementState>
  );
}

const parts = ['privacy', 'retention', 'administrators', 'papers', 'reporting', 'deletion'] as const;

/** Leads a phone to each part of the long page. */
function Parts() {
  const t = useTranslations('organisation.company');
  const titles = {
    privacy: useTranslations('privacy.card')('title'),
    retention: useTranslations('privacy.keeping')('title'),
    administrators: useTranslations('organisation.company.administratorLink')('title'),
    papers: useTranslations('papers.list')('title'),
    reporting: useTranslations('organisation.company.reporting')('title'),
    deletion: useTranslations('privacy.deletion.card')('title'),
  };
  return (
    <nav
      aria-label={t('parts')}
      className="-mx-[16px] overflow-x-auto px-[16px] [scrollbar-width:none] medium:hidden print:hidden"
    >
      <ul className="flex min-w-max gap-2">
        {parts.map((part) => (
          <li key={part}>
            <a
              href={`#${part}`}
              className="flex h-9 items-center rounded-full border border-line bg-surface px-3.5 text-13 transition-colors hover:bg-hover"
            >
              {titles[part]}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}

/** Shows the whistleblowing channel: unboXt links there from where people write without a name. */
function ReportingLinkCard({ link }: { link: string }) {
  const t = useTranslations('organisation.company.reporting');
  const [typed, setTyped] = useState<string>();
  const save = useChange({
    run: (text: string) => call(updateReportingLinkContract, { body: { link: text } }),
    done: t('saved'),
    // The field shows it.
    onFailure: () => undefined,
  });
  const text = typed ?? link;
  return (
    <Card id="reporting" title={t('title')} description={t('description')}>
      <form
        method="post"
        noValidate
        aria-label={t('title')}
        onSubmit={(event) => {
          event.preventDefault();
          save.mutate(text, { onSuccess: () => setTyped(undefined) });
        }}
        className="flex flex-col items-start gap-4"
      >
        <Field label={t('label')} help={t('help')} error={save.error?.message} className="w-full max-w-2xl">
          {(control) => (
            <TextInput
              {...control}
              type="url"
              autoComplete="off"
              value={text}
              onChange={(event) => setTyped(event.target.value)}
            />
          )}
        </Field>
        <Button type="submit" full disabled={text.trim() === link} loading={save.isPending}>
          {t('save')}
        </Button>
      </form>
    </Card>
  );
}

type CompanyLink = Pick<Company, 'companyLink' | 'companyLinkExpiresAt'>;

/** Shows the link for asking to become an administrator, hidden until someone wants it. */
function AdministratorLinkCard({ company }: { company: CompanyLink }) {
  const t = useTranslations('organisation.company.administratorLink');
  const [isShown, setShown] = useState(false);
  return (
    <Card id="administrators" title={t('title')}>
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
